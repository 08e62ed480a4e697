import type { MadeGroup } from '@flink/contract/calls/make/made-groups.ts';
import { CallFailed } from '@flink/contract/client/client.ts';
import { Button } from '@flink/ui/office/buttons/button.tsx';
import { useDialogs } from '@flink/ui/office/dialogs/dialogs.tsx';
import { SelectField } from '@flink/ui/office/fields/select-field.tsx';
import { Card } from '@flink/ui/office/page/card.tsx';
import { useToasts } from '@flink/ui/office/toasts/toasts.tsx';
import { useTexts } from '@flink/ui/texts/texts.tsx';
import { useState } from 'react';
import { officeApi } from '../../../shared/office/office-api.ts';
import type { MakeCommon } from '../lists/make-data.ts';
import { GroupAssets } from './group-assets.tsx';
import classes from './word-groups.module.css';

interface GroupLanguagesProps {
  readonly group: MadeGroup;
  readonly languages: MakeCommon['locales'];
  readonly chosen: string;
  readonly mayAdd: boolean;
  readonly onChoose: (locale: string) => void;
  readonly onAdded: (group: MadeGroup) => void;
}

/** The languages of a group: which is looked at, how many games each has, and another one for all games. */
export function GroupLanguages({ group, languages, chosen, mayAdd, onChoose, onAdded }: GroupLanguagesProps) {
  const { t } = useTexts();
  const dialogs = useDialogs();
  const { show } = useToasts();
  const [isAdding, setAdding] = useState(false);
  const gamesIn = (code: string) => group.languages.find(({ locale }) => locale === code)?.activityCount ?? 0;
  const missing = group.multilanguageWords.filter(({ otherLocales }) => !otherLocales[chosen]).length;
  const isOwn = chosen === group.locale;
  const speaks = languages.find(({ code }) => code === chosen)?.speaks === true;
  const ask = (createAnyway: boolean) =>
    officeApi('addLangVersionToWordActivities', {
      body: { activeGroup: group._id, locale: chosen, createAnyway },
    });
  const add = async () => {
    setAdding(true);
    try {
      const added = await ask(false).catch(async (error: unknown) => {
        const isAsked = error instanceof CallFailed && error.code === 'wordlists.wordsNotFound';
        if (!isAsked) throw error;
        const agrees = await dialogs.confirm({
          question: t('make.generate.anyway'),
          message: error.message,
          action: t('make.words.addLanguage'),
        });
        return agrees ? ask(true) : null;
      });
      if (!added) return;
      onAdded(added.data);
      if (added.refused.length === 0) show({ message: t('make.words.added', { count: added.added.length }) });
      else
        await dialogs.info({
          title: t('make.words.added', { count: added.added.length }),
          message: (
            <ul>
              {added.refused.map(({ _id, activityName, code, params }) => (
                <li key={_id}>
                  {t('error.wordlists.templateRefused', {
                    template: activityName,
                    reason: t(`error.${code}`, params),
                  })}
                </li>
              ))}
            </ul>
          ),
        });
    } catch (error) {
      await dialogs.error({ message: (error as Error).message });
    } finally {
      setAdding(false);
    }
  };
  return (
    <Card title={t('make.words.languages')}>
      <div className={classes.languages}>
        <SelectField
          label={t('make.words.language')}
          value={chosen}
          onChange={(code) => code && onChoose(code)}
          options={languages.map(({ code, displayName }) => ({
            value: code,
            label: t('make.words.inLanguage', { language: displayName, count: gamesIn(code) }),
          }))}
        />
        {!isOwn && mayAdd && group.languages.length > 0 && (
          <Button icon="language" loading={isAdding} onClick={() => void add()}>
            {gamesIn(chosen) > 0 ? t('make.words.remakeLanguage') : t('make.words.addLanguage')}
          </Button>
        )}
      </div>
      <GroupAssets group={group} locale={chosen} speaks={speaks} mayAdd={mayAdd} />
      {!isOwn && missing > 0 && (
        <p className={classes.hint}>{t('make.words.missingCount', { count: missing })}</p>
      )}
    </Card>
  );
}
