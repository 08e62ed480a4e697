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
  /** What links the embedded district to an organisation. */
  readonly districtId: string;
  readonly token: string;
  /** A code for one use within a minute, or null for somebody the district does not know. */
  codeFor(personId: string, redirectUrl: string): Promise<string | null>;
}

interface RosterSchool {
  readonly id: string;
  readonly name: string;
}

interface RosterPerson {
  readonly id: string;
  readonly firstname: string;
  readonly lastname: string;
}

export interface RosterTeacher extends RosterPerson {
  readonly email: string | null;
  /** The main one first. */
  readonly schoolIds: readonly string[];
}

export interface RosterStudent extends RosterPerson {
  /** The main one first. */
  readonly schoolIds: readonly string[];
  readonly yob: number | null;
}

/** A parent or guardian; who is only called in an emergency is none. */
interface RosterContact extends RosterPerson {
  readonly studentIds: readonly string[];
}

interface RosterSection {
  readonly id: string;
  readonly teacherIds: readonly string[];
  readonly studentIds: readonly string[];
}

/** Everybody a district shares, whole: a list that broke off is never one. */
export interface Roster {
  readonly schools: readonly RosterSchool[];
  readonly teachers: readonly RosterTeacher[];
  readonly students: readonly RosterStudent[];
  readonly contacts: readonly RosterContact[];
  readonly sections: readonly RosterSection[];
}

/** Reading the lists of a district. Failures are `AppError`s `school.listsFailed` with a reason `school.*`. */
export interface SchoolRosters {
  /** Whose lists a token opens. */
  districtOf(token: string): Promise<{ readonly id: string; readonly name: string }>;
  /** Waits and asks again for that long altogether where the service is busy or away. */
  rosterOf(token: string, patienceMs: number): Promise<Roster>;
}

/** Signing in through a school. Failures are `AppError`s `auth.cleverFailed` with a reason `school.*`. */
export interface SchoolSignIn {
  readonly sandbox: SandboxDistrict | null;
  authorizeUrl(coming: ComingBack): string;
  readonly rosters: SchoolRosters;
  exchange(wish: { readonly code: string; readonly redirectUrl: string }): Promise<SchoolPerson>;
}
