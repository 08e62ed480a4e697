/** What the section "users" says of an account. */
export const USER_STATUSES = ['active', 'invited', 'blocked', 'temporaryPassword'] as const;

export type UserStatus = (typeof USER_STATUSES)[number];
