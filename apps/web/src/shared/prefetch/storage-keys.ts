/** Under which names the browser keeps who is signed in here, and which language was chosen. */
export const TOKEN_KEY = 'flink-token';
/** In the storage of a tab: of who did not want to stay signed in on this device. */
export const VISIT_TOKEN_KEY = 'flink-visit-token';
/** By hand, since the last sign-out: it goes before the language of who signs in. */
export const LOCALE_KEY = 'flink-locale';
/** By hand, before that: the sign-in of this device still speaks it. */
export const DEVICE_LOCALE_KEY = 'flink-device-locale';
