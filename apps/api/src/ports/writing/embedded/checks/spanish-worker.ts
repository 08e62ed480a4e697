import { cleanInThread } from '../../../../cleaning/clean-in-thread.ts';
import { everyLanguage } from './every-language.ts';
import { readChecked } from './language-checks.ts';
import { loadSpanish } from './spanish.ts';

await cleanInThread(async () => {
  const spanish = loadSpanish();
  return (sent) => {
    const checked = readChecked(sent);
    return JSON.stringify([...everyLanguage(checked.text), ...spanish(checked)]);
  };
});
