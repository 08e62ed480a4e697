/** Says without opening the database of files that some wait in it. */
export const WAITING_FILES = 'flink-work-files';
