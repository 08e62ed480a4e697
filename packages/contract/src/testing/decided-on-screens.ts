/** Keys of a center's configuration that only the web app decides by (apps/web/src/app/switches.test.ts). */
export const CONFIG_ON_SCREENS = [
  'noLogout',
  'noReports',
  'noSettings',
  'noSupportPhone',
  'percentBooks',
  'phone',
] as const;

/** Settings of a learner that only the web app decides by. */
export const SETTINGS_ON_SCREENS = [
  'activityHelp',
  'autoAnimation',
  'bySolution',
  'character',
  'teamHelp',
  'theme',
  'touchSpeaks',
] as const;
