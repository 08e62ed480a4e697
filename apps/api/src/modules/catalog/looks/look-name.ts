import { lookName } from '@flink/contract/entities/learner-settings.ts';
import { AppError } from '@flink/contract/errors/app-error.ts';
import type { Change } from '../../../resources/served-resource.ts';

/** Solutions and the settings of learners hold the name of a theme or a character, so it stays what it is. */
export function checkLookName({ before, values }: Change<{ name: string }>): void {
  const fits = lookName.safeParse(values.name).success && (!before || before.name === values.name);
  if (!fits) throw new AppError('request.invalid', { fields: { name: 'request.notAllowed' } });
}
