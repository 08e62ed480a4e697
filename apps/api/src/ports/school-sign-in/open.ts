import { cleverSchoolSignIn } from './clever.ts';
import { embeddedSchoolSignIn } from './embedded.ts';
import type { SchoolSignIn } from './port.ts';

interface SchoolSettings {
  readonly clever: {
    readonly id: string;
    readonly secret: string;
    readonly url: string;
    readonly apiUrl: string;
  } | null;
}

/** Clever when it is configured, else the embedded district. */
export function openSchoolSignIn({ clever }: SchoolSettings, sandboxKey: Uint8Array): SchoolSignIn {
  return clever === null ? embeddedSchoolSignIn({ key: sandboxKey }) : cleverSchoolSignIn(clever);
}
