import { AppError } from '@flink/contract/errors/app-error.ts';
import { landingPages } from '@flink/contract/resources/landing-pages.ts';
import { EVERYBODY, serve } from '../../../resources/served-resource.ts';

/** It stands in addresses. */
const CODE = /^[a-z0-9][a-z0-9-]*$/;

export const landingPagesResource = serve(landingPages, {
  table: 'landing_pages',
  seenIn: EVERYBODY,
  check: ({ values }) => {
    if (!CODE.test(values.code))
      throw new AppError('request.invalid', { fields: { code: 'request.notAllowed' } });
  },
});
