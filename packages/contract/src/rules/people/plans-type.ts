/** Spec 1 §9: how an organisation's plans are paid. */
export const PLANS_TYPES = ['PREPAID', 'DEFAULT'] as const;
