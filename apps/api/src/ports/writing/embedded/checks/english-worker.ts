import { cleanInThread } from '../../../../cleaning/clean-in-thread.ts';
import { englishRules } from './english.ts';
import { everyLanguage } from './every-language.ts';
import { loadHarper } from './harper.ts';
import { readChecked } from './language-checks.ts';

await cleanInThread(async () => {
  const harper = await loadHarper();
  return async (sent) => {
    const checked = readChecked(sent);
    const { text } = checked;
    return JSON.stringify([...everyLanguage(text), ...englishRules(text), ...(await harper(checked))]);
  };
});
