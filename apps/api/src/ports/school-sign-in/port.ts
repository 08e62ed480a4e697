/** Kinds of people a district knows. */
export type SchoolUserType = 'student' | 'teacher' | 'contact' | 'district_admin' | 'school_admin' | 'staff';

export interface SchoolPerson {
  readonly districtId: string;
  /** The district's id of the person, the same in every role. */
  readonly userId: string;
  readonly userType: SchoolUserType;
}

export interface ComingBack {
  /** Where the browser comes back to, with `code` and `state`. Checked by the caller to be ours. */
  readonly redirectUrl: string;
  readonly state: string;
}

/** A person of the embedded district, as its page shows them. */
export interface SandboxPerson {
  readonly id: string;
  readonly name: string;
  readonly userType: SchoolUserType;
  readonly school: string | null;
  /** What choosing this person shows, besides signing in. */
  readonly shows: 'signIn' | 'unknownPerson' | 'failure';
}

/** Our server's side of the embedded district. A real one has its own pages. */
export interface SandboxDistrict {
  readonly name: string;
  readonly people: readonly SandboxPerson[];
  /** A code for one use within a minute, or null for somebody the district does not know. */
  codeFor(personId: string, redirectUrl: string): Promise<string | null>;
}

/** Signing in through a school. Failures are `AppError`s `auth.cleverFailed` with a reason `school.*`. */
export interface SchoolSignIn {
  readonly sandbox: SandboxDistrict | null;
  authorizeUrl(coming: ComingBack): string;
  exchange(wish: { readonly code: string; readonly redirectUrl: string }): Promise<SchoolPerson>;
}
