import { allows } from '@flink/contract/access/rules.ts';
import type { MadeGroup } from '@flink/contract/calls/make/made-groups.ts';
import { speechAddress } from '@flink/contract/client/speech-address.ts';
import { Button } from '@flink/ui/office/buttons/button.tsx';
import { useDialogs } from '@flink/ui/office/dialogs/dialogs.tsx';
import { Icon } from '@flink/ui/office/icons/icon.tsx';
import { useToasts } from '@flink/ui/office/toasts/toasts.tsx';
import { classNames } from '@flink/ui/play/class-names.ts';
import { useTexts } from '@flink/ui/texts/texts.tsx';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { officeApi } from '../../../shared/office/office-api.ts';
import { holderOf, useSession } from '../../../shared/session/session-store.ts';
import { useFirstFew } from '../lists/first-few.tsx';
import classes from './word-groups.module.css';

interface GroupAssetsProps {
  readonly group: MadeGroup;
  readonly locale: string;
  /** The house has a voice of the language. */
  readonly speaks: boolean;
  readonly mayAdd: boolean;
}

/** Which pictures and sounds the words of a group lack in a language; sounds are made, and files brought anew. */
export function GroupAssets({ group, locale, speaks, mayAdd }: GroupAssetsProps) {
  const { t } = useTexts();
  const dialogs = useDialogs();
  const { show } = useToasts();
  const queries = useQueryClient();
  const mayView = allows({ flinkMake: { wordlists: { view: true } } }, holderOf(useSession()));
  const queryKey = ['make', 'group-assets', group._id, group.version, locale];
  const checked = useQuery({
    queryKey,
    queryFn: async ({ signal }) => {
      const body = { wordAgIds: [group._id], locale };
      return (await officeApi('checkWordAgsAssets', { body }, { signal })).data[0]?.missedAssets ?? [];
    },
    enabled: mayView && group.multilanguageWords.length > 0,
    retry: false,
  });
  const missed = (checked.data ?? []).filter(({ asset }) => asset !== 'word');
  const few = useFirstFew(missed, 4);
  const silent = missed.flatMap(({ word, asset }) => {
    const found = group.multilanguageWords.find(
      (one) => (locale === group.locale ? one.word : one.otherLocales[locale]?.word) === word,
    );
    return asset === 'audio' && found?.wordId
      ? [{ _id: found.wordId, wordAudio: speechAddress(locale, word) }]
      : [];
  });
  const tryTo = async (act: () => Promise<string>) => {
    try {
      const message = await act();
      await queries.invalidateQueries({ queryKey });
      show({ message });
    } catch (error) {
      await dialogs.error({ message: (error as Error).message });
    }
  };
  const speak = () =>
    tryTo(async () => {
      await officeApi('changeWords', { body: { locale, words: silent } });
      return t('make.complete.done', { count: silent.length });
    });
  const bringFiles = () =>
    tryTo(async () => {
      const { copied } = await officeApi('copyOtherLangWordsFiles', {
        body: { activeGroup: group._id, allWordsAssets: [], locale },
      });
      return t('make.complete.filesBrought', { count: copied });
    });
  return (
    <>
      {missed.length > 0 && (
        <p className={classNames(classes.hint, classes.lacks)}>
          <Icon name="alert-triangle" size={14} />
          <span dir="auto">
            {few.shown.map(({ word, asset }) => `${word}: ${t(`make.generate.missed.${asset}`)}`).join(' · ')}
          </span>
        </p>
      )}
      {few.more}
      {mayAdd && (
        <div className={classes.helpSound}>
          {speaks && silent.length > 0 && (
            <Button icon="volume" onClick={() => void speak()}>
              {t('make.complete.speak', { count: silent.length })}
            </Button>
          )}
          {group.languages.some((one) => one.locale === locale) && (
            <Button variant="quiet" icon="copy" onClick={() => void bringFiles()}>
              {t('make.complete.bringFiles')}
            </Button>
          )}
        </div>
      )}
    </>
  );
}
