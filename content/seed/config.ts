/** Settings of a new installation (spec 1 §3, common data). The address and the number are invented. */
export const config = {
  emailsLocales: ['en', 'es', 'sw'],
  registrationLocales: ['en', 'es', 'sw'],
  /** Locale code → id of the document; a new installation has none yet. */
  loginPageDocuments: { quickStart: {}, credits: {} },
  schoolSignIn: true,
  supportEmail: 'help@flink.test',
  supportPhone: '+12025550143',
} as const;
