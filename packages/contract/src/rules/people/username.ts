/** decisions: no look-alikes (0 O 1 l I) in the username of the one-person product, 6 characters. */
export const ONE_PERSON_ALPHABET = 'abcdefghjkmnpqrstuvwxyz23456789';
export const ONE_PERSON_LENGTH = 6;

/**
 * One spelling per name: two that look the same are the same. Marks are joined last: some join with a small letter
 * and not with its capital.
 */
export const tidyUsername = (text: string): string => text.trim().toLocaleLowerCase('en').normalize('NFC');

/** Letters, digits and . _ - of any script; never an @, which tells an email. */
export const isUsername = (text: string): boolean => /^[\p{L}\p{M}\p{N}._-]+$/u.test(text);
