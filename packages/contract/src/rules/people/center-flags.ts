/** What an office above a center looks into. */
export const CENTER_FLAGS = ['silent', 'noTeacher', 'plansUsedUp'] as const;
export type CenterFlag = (typeof CENTER_FLAGS)[number];
