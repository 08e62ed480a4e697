import { localStorageColorSchemeManager } from '@mantine/core';

/** One key for every office area, so that Make, Report and Admin agree and a second tab follows. */
export const schemeManager = localStorageColorSchemeManager({ key: 'flink-color-scheme' });
