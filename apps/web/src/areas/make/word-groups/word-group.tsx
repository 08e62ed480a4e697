import { allows } from '@flink/contract/access/rules.ts';
import type { MadeGroup } from '@flink/contract/calls/make/made-groups.ts';
import { Button, LinkButton } from '@flink/ui/office/buttons/button.tsx';
import { useDialogs } from '@flink/ui/office/dialogs/dialogs.tsx';
import { TextArea } from '@flink/ui/office/fields/text-area.tsx';
import { Count } from '@flink/ui/office/marks/count.tsx';
import { Card } from '@flink/ui/office/page/card.tsx';
import { useTexts } from '@flink/ui/texts/texts.tsx';
import { useState } from 'react';
import { officeApi } from '../../../shared/office/office-api.ts';
import { holderOf, useSession } from '../../../shared/session/session-store.ts';
import { GroupHead } from '../groups/group-head.tsx';
import { useGroupEditing } from '../groups/use-group-editing.tsx';
import type { MakeCommon } from '../lists/make-data.ts';
import { useSaying } from '../wordlists/words/use-saying.ts';
import { GroupGames } from './group-games.tsx';
import { GroupLanguages } from './group-languages.tsx';
import { HelpSound } from './help-sound.tsx';
import { WordChanges } from './word-changes.tsx';
import { draftOf, isChanged, wordsIn } from './word-group-draft.ts';
import classes from './word-groups.module.css';

interface WordGroupProps {
  readonly group: MadeGroup;
  readonly common: MakeCommon;
  readonly onDirty: (isDirty: boolean) => void;
  readonly onGone: () => void;
}

/** A group of words: the words in every language, what learners are told, and the games that are made of them. */
export function WordGroup({ group, common, onDirty, onGone }: WordGroupProps) {
  const { t } = useTexts();
  const dialogs = useDialogs();
  const holder = holderOf(useSession());
  const mayMake = allows(
    { flinkMake: { wordlists: { generate: true }, activities: { create: true } } },
    holder,
  );
  const own = group.locale ?? 'en';
  const [draft, setDraft] = useState(() => draftOf(group));
  const [locale, setLocale] = useState(own);
  const editing = useGroupEditing({
    group,
    name: draft.name,
    isDirty: isChanged(draft, group),
    changed: () => ({
      elements: group.elements.map(({ _id, isGroup }) => ({ _id, isGroup })),
      words: [...wordsIn(draft.words, own)],
      multilangWordsHelp: { ...draft.help },
    }),
    onDirty,
    onGone,
  });
  const { mayEdit, keep } = editing;
  const toggleList = async () => {
    const call = group.inWordAgList ? 'removeFromWordAgList' : 'moveToWordAgList';
    try {
      await officeApi(call, { body: { wordAgIds: [group._id] } });
      await keep({ ...group, inWordAgList: !group.inWordAgList });
    } catch (error) {
      await dialogs.error({ message: (error as Error).message });
    }
  };
  const help = draft.help[locale] ?? { helpString: '', helpAudio: '' };
  const maySay = allows({ flinkMake: { wordlists: { edit: true } } }, holder);
  const say = useSaying(common);
  const reload = async () => keep((await officeApi('madeGroup', { params: { id: group._id } })).data);
  const sayIn = async (meaning: { readonly _id: string; readonly word: string }) => {
    if (await say(meaning, locale)) await reload();
  };
  const languageName = common.locales.find(({ code }) => code === locale)?.displayName ?? locale;
  return (
    <>
      <GroupHead
        title={group.name}
        name={draft.name}
        editing={editing}
        onName={(name) => setDraft({ ...draft, name })}
        first={
          <Button variant="quiet" icon="star" onClick={() => void toggleList()}>
            {group.inWordAgList ? t('make.words.outOfList') : t('make.words.intoList')}
          </Button>
        }
        last={
          mayMake && (
            <LinkButton icon="sparkles" href={`/flink-make/activity-groups/${group._id}/games`}>
              {t('title.makeGenerate')}
            </LinkButton>
          )
        }
      />
      <WordChanges group={group} onMade={(next) => void keep(next)} />
      <GroupLanguages
        group={group}
        languages={common.locales}
        chosen={locale}
        mayAdd={mayMake}
        onChoose={setLocale}
        onAdded={(next) => void keep(next)}
      />
      <Card
        title={t('make.words.words', { language: languageName })}
        aside={<Count value={group.wordCount} />}
      >
        {locale === own ? (
          <TextArea
            label={t('make.words.oneALine')}
            disabled={!mayEdit}
            rows={8}
            value={draft.words}
            language={own}
            onChange={(words) => setDraft({ ...draft, words })}
          />
        ) : (
          <ul className={classes.pairs}>
            {group.multilanguageWords.map(({ word, wordId, otherLocales }) => {
              const said = otherLocales[locale]?.word;
              return (
                <li key={word} data-missing={said === undefined ? '' : undefined}>
                  <span dir="auto">{word}</span>
                  {said === undefined ? <em>{t('make.words.missing')}</em> : <b dir="auto">{said}</b>}
                  {said === undefined && wordId !== null && maySay && (
                    <Button variant="quiet" icon="plus" onClick={() => void sayIn({ _id: wordId, word })}>
                      <span className={classes.hidden}>{`${word}: `}</span>
                      {t('make.complete.say')}
                    </Button>
                  )}
                </li>
              );
            })}
          </ul>
        )}
      </Card>
      <Card title={t('make.words.help', { language: languageName })}>
        <TextArea
          label={t('make.words.helpText')}
          hint={t('make.words.helpHint')}
          disabled={!mayEdit}
          rows={3}
          maxLength={2000}
          value={help.helpString}
          language={locale}
          onChange={(helpString) =>
            setDraft({ ...draft, help: { ...draft.help, [locale]: { ...help, helpString } } })
          }
        />
        <HelpSound
          groupId={group._id}
          locale={locale}
          common={common}
          words={help.helpString}
          value={help.helpAudio}
          mayEdit={mayEdit}
          onChange={(helpAudio) =>
            setDraft({ ...draft, help: { ...draft.help, [locale]: { ...help, helpAudio } } })
          }
        />
      </Card>
      <GroupGames group={group} locale={locale} mayEdit={mayEdit} onChanged={keep} />
    </>
  );
}
