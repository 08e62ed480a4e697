import type { Db } from '../../db/database.ts';
import { singleUse } from '../../rate-limits/single-use.ts';
import { cleverSchoolSignIn } from './clever.ts';
import { CODE_SECONDS, embeddedSchoolSignIn } from './embedded.ts';
import { schoolSignInNotSetUp } from './not-set-up.ts';
import type { SchoolSignIn } from './port.ts';

interface SchoolSettings {
  readonly demo: boolean;
  readonly clever: {
    readonly id: string;
    readonly secret: string;
    readonly url: string;
    readonly apiUrl: string;
  } | null;
}

/** Clever when it is configured, in the demo world else the embedded district. */
export function openSchoolSignIn(
  { clever, demo }: SchoolSettings,
  sandboxKey: Uint8Array,
  db: Db,
): SchoolSignIn {
  if (clever !== null) return cleverSchoolSignIn(clever);
  if (!demo) return schoolSignInNotSetUp;
  // Longer than a code lives: a use is never forgotten while it could be repeated.
  return embeddedSchoolSignIn({ key: sandboxKey, isFirstUse: singleUse(db, 'school', 2 * CODE_SECONDS) });
}
