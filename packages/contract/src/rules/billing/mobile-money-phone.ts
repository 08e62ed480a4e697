/** Spec 1 §5: 07 followed by 8 digits, exactly 10; people write it in groups, as the hint does. */
export const isMobileMoneyPhone = (typed: string): boolean => /^07\d{8}$/.test(mobileMoneyPhone(typed));

export const mobileMoneyPhone = (typed: string): string => typed.replaceAll(/[\s-]/g, '');
