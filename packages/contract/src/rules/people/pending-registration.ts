/** How far a registration is that is not finished; a paid one lacks only its form. */
export const PENDING_STATES = ['unpaid', 'paid'] as const;
