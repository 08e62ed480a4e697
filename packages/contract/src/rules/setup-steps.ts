/** The steps of a new installation, in their order. */
export const SETUP_STEPS = ['organization', 'product', 'center', 'staff', 'family'] as const;
export type SetupStep = (typeof SETUP_STEPS)[number];
