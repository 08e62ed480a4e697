/** What Flink holds of a district, as far as a sync looks at it. `schoolId` is the district's own id. */
export interface SchoolRows {
  readonly centers: readonly CenterRow[];
  /** Of the organisation: linked ones, and those that an email could link. */
  readonly teachers: readonly TeacherRow[];
  /** School ids of people in other roles: administrators who also teach. They are not the sync's to change. */
  readonly otherStaff: ReadonlySet<string>;
  /** Emails of the roster that accounts other than these teachers have. */
  readonly takenEmails: ReadonlySet<string>;
  /** With at least one member whom the school knows. */
  readonly families: readonly FamilyRow[];
  /** All of these families. */
  readonly members: readonly MemberRow[];
  readonly teaching: readonly Teaching[];
  readonly plans: PlanRows;
  /** What families of a center made by the sync get. */
  readonly productId: string | null;
}

export interface CenterRow {
  readonly _id: string;
  readonly schoolId: string | null;
  readonly name: string;
  readonly regionId: string | null;
  readonly productId: string | null;
}

export interface TeacherRow {
  readonly _id: string;
  readonly schoolId: string | null;
  readonly email: string;
  readonly firstname: string;
  readonly lastname: string;
  readonly centerId: string | null;
  /** Vanished from the school's lists. */
  readonly archived: boolean;
}

export interface FamilyRow {
  readonly _id: string;
  readonly name: string;
  readonly centerId: string;
  readonly productId: string | null;
  readonly addons: number;
  /** All its members vanished; its plan is free. */
  readonly archived: boolean;
  /** By the office: has no plan, whoever comes back. */
  readonly blocked: boolean;
}

export interface MemberRow {
  readonly _id: string;
  readonly familyId: string;
  readonly schoolId: string | null;
  readonly firstname: string;
  readonly lastname: string;
  readonly type: 'adult' | 'child';
  readonly isAdmin: boolean;
  readonly yob: number | null;
  readonly archived: boolean;
}

export interface Teaching {
  readonly teacherId: string;
  readonly familyId: string;
  /** Of a class at school; what the office assigned stays. */
  readonly bySchool: boolean;
}

export interface PlanRows {
  /** Products whose plans the organisation counts. */
  readonly counted: ReadonlySet<string>;
  /** To a center or a region. */
  readonly assigned: readonly {
    readonly organizationId: string;
    readonly productId: string;
    readonly plans: number;
  }[];
  readonly inUse: readonly {
    readonly learningCenterId: string;
    readonly regionId: string | null;
    readonly productId: string;
    readonly inUse: number;
  }[];
}
