/** Under which names the browser keeps who is signed in here, and the language that was chosen. */
export const TOKEN_KEY = 'flink-token';
export const LOCALE_KEY = 'flink-locale';
