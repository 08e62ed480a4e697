/** Raised with every activity that the library gets, so that menus which were loaded before get it too. */
export const LIBRARY_EDITION = 15;
