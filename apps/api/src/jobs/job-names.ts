/** By themselves: who asks for the work to be done now does not load the work. */
export const PERSONAL_DATA_JOB = 'personal-data';
export const DATA_EXPORT_JOB = 'data-exports';
