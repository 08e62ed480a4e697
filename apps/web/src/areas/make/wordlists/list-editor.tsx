import { allows } from '@flink/contract/access/rules.ts';
import { CallFailed } from '@flink/contract/client/client.ts';
import type { WordMeaning } from '@flink/contract/entities/wordlists.ts';
import { foldWord, MOST_WORDS, wordlistIssues } from '@flink/contract/rules/make/wordlist.ts';
import { EditingProvider } from '@flink/make-kit/editing.tsx';
import { useDialogs } from '@flink/ui/office/dialogs/dialogs.tsx';
import { useFits } from '@flink/ui/office/page/use-fits.ts';
import { SavedSign } from '@flink/ui/office/saving/saved-sign.tsx';
import { useToasts } from '@flink/ui/office/toasts/toasts.tsx';
import { useTexts } from '@flink/ui/texts/texts.tsx';
import { useQueryClient } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { officeApi } from '../../../shared/office/office-api.ts';
import { failureWords } from '../../../shared/play/failure-words.ts';
import { holderOf, useSession } from '../../../shared/session/session-store.ts';
import { keptHere, type Whose } from '../editor/kept-here.ts';
import { gamesKey } from '../generate/games-preview.ts';
import type { MakeCommon } from '../lists/make-data.ts';
import { useMakeUndo } from '../lists/make-trash.tsx';
import { AnewDialog } from './anew-dialog.tsx';
import { type AskedClash, ClashDialog } from './clash-dialog.tsx';
import { draftIn, draftOf, isTwice, withMeaning, withWord, withWords, writtenWords } from './list-draft.ts';
import { ListGames, ROOM_FOR_GAMES } from './list-games.tsx';
import { ListHead } from './list-head.tsx';
import { OtherLanguage } from './other-language.tsx';
import { ImportDialog } from './pasting/import-dialog.tsx';
import { pastedFacts, withoutKnown } from './pasting/pasted-facts.ts';
import type { PastedWord } from './pasting/pasted-words.ts';
import { RecordListDialog } from './recording/record-list-dialog.tsx';
import { type ServedList, useListSaving } from './use-list-saving.ts';
import { useTransfer } from './use-transfer.ts';
import { WordHalves, type WordState } from './word-halves.tsx';
import classes from './wordlists.module.css';
import { MY_WORDLISTS, openedWordlist } from './wordlists-data.ts';
import { MakeWordsDialog } from './words/make-words-dialog.tsx';
import { MeaningsDialog } from './words/meanings-dialog.tsx';
import { MissingDialog } from './words/missing-dialog.tsx';
import { type Asset, mayRecord } from './words/what-is-missing.ts';
import { WordDetails } from './words/word-details.tsx';
import { folderOf, wordEditing } from './words/word-editing.ts';

interface ListEditorProps {
  readonly opened: ServedList;
  readonly common: MakeCommon;
  readonly isMine: boolean;
  readonly onGone: () => void;
  /** Forgets what is on the screen and shows what the server has. */
  readonly onReopen: () => Promise<void>;
}

type Open = 'import' | 'make' | 'other-meaning' | 'missing' | 'record' | 'anew' | null;

/** One list: its words in two halves, what is known of each, and what is missing (spec 3 §2.3, §5.4). */
export function ListEditor({ opened, common, isMine, onGone, onReopen }: ListEditorProps) {
  const { t } = useTexts();
  const dialogs = useDialogs();
  const { show } = useToasts();
  const undoDelete = useMakeUndo('wordlists');
  const queries = useQueryClient();
  const session = useSession();
  const may = (action: 'edit' | 'delete') =>
    allows({ flinkMake: { wordlists: { [action]: true } } }, holderOf(session));
  const id = opened.data._id;
  const whose: Whose = { personId: session?.user._id ?? '', activityId: id };
  const [first] = useState(() => {
    const saved = draftOf(opened.data);
    const kept = keptHere(whose);
    const draft = kept && draftIn(kept.data);
    return { saved, draft: draft ?? saved, version: draft ? kept.baseVersion : opened.data.version };
  });
  const [draft, setDraft] = useState(first.draft);
  const [served, setServed] = useState(opened);
  const [chosen, setChosen] = useState(0);
  const [wanted, setWanted] = useState<Asset | null>(null);
  const [clash, setClash] = useState<AskedClash | null>(null);
  const [open, setOpen] = useState<Open>(null);
  const [choosing, setChoosing] = useState<number | null>(null);
  /** Lines that were pasted into the list itself: they are looked over like any other import. */
  const [lines, setLines] = useState('');
  /** What was pasted beside the words, by word. */
  const [pasted, setPasted] = useState<ReadonlyMap<string, PastedWord>>(new Map());
  const hasGamesBeside = useFits(ROOM_FOR_GAMES);
  const mayEdit = may('edit');
  const mayRemake = allows(
    { flinkMake: { wordlists: { generate: true }, activities: { edit: true } } },
    holderOf(session),
  );
  const { locale } = draft;

  /** What was pasted beside words that are there and lack it; never over what a word has. */
  const tellPasted = async ({ data }: ServedList) => {
    const changes = pastedFacts(data, pasted);
    if (changes.length === 0) return;
    setPasted(withoutKnown(data, pasted));
    await tryTo(async () => {
      const told = await officeApi('changeWords', { body: { locale: data.locale, words: changes } });
      onMeanings(told.data, told.links);
    });
  };
  const take = (next: ServedList) => {
    setServed((before) => ({ data: next.data, links: { ...before.links, ...next.links } }));
    queries.setQueryData(openedWordlist(id).queryKey, { success: true as const, ...next });
    void queries.invalidateQueries({ queryKey: MY_WORDLISTS });
    void queries.invalidateQueries({ queryKey: gamesKey({ wordlist: id }) });
    void tellPasted(next);
  };
  const saving = useListSaving({
    whose,
    version: first.version,
    saved: first.saved,
    draft,
    onServed: take,
    ask: (theirs) =>
      new Promise((answer) =>
        setClash({
          theirs,
          answer: (choice) => {
            setClash(null);
            answer(choice);
          },
        }),
      ),
    onTheirs: () => void onReopen(),
  });

  const known = useMemo(
    () => new Map(served.data.words.map((row) => [foldWord(row.word, served.data.locale), row])),
    [served.data],
  );
  const isServed = served.data.locale === locale;
  const states = draft.words.map(({ word }, at): WordState => {
    const folded = foldWord(word, locale);
    if (folded === '') return { kind: 'empty' };
    if (isTwice(draft, at)) return { kind: 'twice' };
    const row = isServed ? known.get(folded) : undefined;
    if (!row) return { kind: 'unknown' };
    if (row.meaning === null) return { kind: 'missing' };
    return { kind: 'known', meaning: row.meaning, meaningCount: row.meaningCount };
  });
  const missing = draft.words.filter((_, at) => states[at]?.kind === 'missing').map(({ word }) => word);
  const written = writtenWords(draft);
  const recordable = (isServed ? served.data.words : []).flatMap(({ word, meaning }) =>
    meaning && mayRecord(meaning) ? [{ word, meaning }] : [],
  );
  const shownList = { ...served.data, words: isServed ? served.data.words : [] };
  const state = states[chosen];

  /** The meanings are others now: what hangs on them is shown. */
  const onMeanings = (meanings: readonly WordMeaning[], links: ServedList['links']) => {
    const byId = new Map(meanings.map((meaning) => [meaning._id, meaning]));
    setServed((before) => ({
      data: {
        ...before.data,
        words: before.data.words.map((row) => ({
          ...row,
          meaning: (row.meaning && byId.get(row.meaning._id)) ?? row.meaning,
        })),
      },
      links: { ...before.links, ...links },
    }));
    void queries.invalidateQueries({ queryKey: gamesKey({ wordlist: id }) });
  };
  const refresh = async () => {
    await saving.saveNow();
    take(await queries.fetchQuery(openedWordlist(id)));
  };
  const tryTo = async (act: () => Promise<void>) => {
    try {
      await act();
      return true;
    } catch (error) {
      await dialogs.error({ message: error instanceof CallFailed ? error.message : String(error) });
      return false;
    }
  };

  const deleteAll = async () => {
    const sure = await dialogs.confirm({
      question: t('notice.wordlists.confirmDeleteAll'),
      action: t('make.wordlists.deleteAll'),
      loses: true,
    });
    if (sure) setDraft(withWords(draft, []));
  };
  /** Words for which this list has no room, in lists of the same name with a number. */
  const makeOtherLists = (rest: readonly PastedWord[]) =>
    tryTo(async () => {
      const lists = Array.from({ length: Math.ceil(rest.length / MOST_WORDS) }, (_, at) =>
        rest.slice(at * MOST_WORDS, (at + 1) * MOST_WORDS),
      );
      for (const [at, words] of lists.entries()) {
        const body = { name: `${draft.name} ${at + 2}`, locale, words: words.map(({ word }) => word) };
        await officeApi('createWordlist', { body });
      }
      show({ message: t('make.wordlists.otherListsMade', { count: lists.length }) });
      await queries.invalidateQueries({ queryKey: MY_WORDLISTS });
    });
  const importWords = async (words: readonly PastedWord[], rest: readonly PastedWord[]) => {
    if (written.length > 0) {
      const sure = await dialogs.confirm({
        question: t('notice.wordlists.confirmReplace'),
        action: t('make.wordlists.import'),
        loses: true,
      });
      if (!sure) return;
    }
    setPasted(new Map(words.map((word) => [foldWord(word.word, locale), word])));
    setDraft(
      withWords(
        draft,
        words.map(({ word }) => word),
      ),
    );
    setChosen(0);
    setOpen(null);
    if (rest.length > 0) await makeOtherLists(rest);
  };
  const remove = async () => {
    // What cannot be deleted is not asked about first.
    if (served.data.activityCount > 0) {
      await dialogs.info({
        title: t('make.wordlists.inUse', { name: draft.name }),
        message: t('make.wordlists.inUseBy', { count: served.data.activityCount }),
      });
      return;
    }
    if (!(await dialogs.confirmDelete({ name: draft.name, message: t('trash.canRestore') }))) return;
    let batch = '';
    const isGone = await tryTo(async () => {
      ({ undo: batch } = await officeApi('deleteWordlist', { params: { id } }));
    });
    if (!isGone) return;
    show({
      message: t('make.deleted', { name: draft.name }),
      undo: () => undoDelete(batch, draft.name),
    });
    await queries.invalidateQueries({ queryKey: MY_WORDLISTS });
    onGone();
  };
  const move = (isIn: boolean) =>
    tryTo(async () => {
      if (isIn) await officeApi('moveWordlistsToEditList', { body: { wordlistsIds: [id] } });
      else await officeApi('removeFromUserWordlists', { body: [id] });
      await queries.invalidateQueries({ queryKey: MY_WORDLISTS });
      if (!isIn) onGone();
    });

  /** Goes on with the list as the server has it; what is written here and not there would be left out unseen. */
  const onceSaved = async (act: () => void) => {
    const failure = await saving.saveNow();
    if (failure) {
      const reason = failureWords(t, failure);
      await dialogs.error({ message: t('make.wordlists.notSaved', { reason }) });
    } else act();
  };
  const transfer = useTransfer();
  const close = () => setOpen(null);
  const editing = useMemo(() => wordEditing(folderOf(id), locale, common), [id, locale, common]);
  return (
    <EditingProvider value={editing}>
      <div className={classes.room} data-games={hasGamesBeside ? '' : undefined}>
        <div className={classes.work}>
          <section className={classes.editor} aria-label={draft.name || t('make.wordlists.noName')}>
            <ListHead
              draft={draft}
              list={served.data}
              issues={wordlistIssues({ ...draft, words: written, shipped: served.data.shipped })}
              written={written.length}
              common={common}
              mayEdit={mayEdit}
              hasGamesBeside={hasGamesBeside}
              sign={<SavedSign state={saving.state} />}
              onChange={setDraft}
              onImport={() => {
                setLines('');
                setOpen('import');
              }}
              onDeleteAll={() => void deleteAll()}
              onRecord={recordable.length > 0 ? () => setOpen('record') : undefined}
              onAnew={
                mayRemake && served.data.activityCount > 0
                  ? () => void onceSaved(() => setOpen('anew'))
                  : undefined
              }
              onMissing={() => setOpen('missing')}
              onMakeWords={missing.length > 0 ? () => setOpen('make') : undefined}
              foundWords={states.filter(({ kind }) => kind === 'known').length}
              missingWords={missing.length}
              shown={shownList}
              actions={[
                ...(transfer
                  ? [
                      {
                        label: t('make.complete.transfer'),
                        icon: 'folder' as const,
                        onSelect: () => void onceSaved(() => void transfer([id])),
                      },
                    ]
                  : []),
                isMine
                  ? {
                      label: t('make.wordlists.removeFromList'),
                      icon: 'minus',
                      onSelect: () => void move(false),
                    }
                  : { label: t('make.wordlists.addToList'), icon: 'plus', onSelect: () => void move(true) },
                ...(may('delete')
                  ? [
                      {
                        label: t('make.wordlists.delete'),
                        icon: 'trash' as const,
                        bad: true,
                        apart: true,
                        onSelect: () => void remove(),
                      },
                    ]
                  : []),
              ]}
            />
            {mayEdit && (
              <OtherLanguage
                missing={missing}
                written={written.length}
                locale={locale}
                common={common}
                onChange={(code) => setDraft({ ...draft, locale: code })}
              />
            )}
            <WordHalves
              draft={draft}
              states={states}
              links={served.links}
              chosen={chosen}
              mayEdit={mayEdit}
              onChoose={setChosen}
              onWord={(at, word) => setDraft(withWord(draft, at, word))}
              onMake={() => setOpen('make')}
              onLines={(text) => {
                setLines(text);
                setOpen('import');
              }}
              onLack={(at, asset) => {
                setChosen(at);
                if (mayEdit) setWanted(asset);
              }}
              onMeanings={setChoosing}
            />
            {state?.kind === 'known' && (
              <WordDetails
                key={`${state.meaning._id} ${locale}`}
                meaning={state.meaning}
                meaningCount={state.meaningCount}
                locale={locale}
                folder={folderOf(id)}
                links={served.links}
                common={common}
                mayEdit={mayEdit}
                onMeanings={onMeanings}
                onChooseMeaning={() => setChoosing(chosen)}
                onOtherMeaning={() => setOpen('other-meaning')}
                wanted={wanted}
                onGiven={() => setWanted(null)}
                onSaid={refresh}
              />
            )}
          </section>
        </div>
        {hasGamesBeside && (
          <ListGames
            listId={id}
            common={common}
            hasWords={written.length > 0}
            isUnsaved={saving.state !== null && saving.state.kind !== 'saved'}
            onChanged={refresh}
          />
        )}
      </div>
      {clash && <ClashDialog asked={clash} mine={draft} />}
      {open === 'import' && (
        <ImportDialog
          locale={locale}
          common={common}
          pasted={lines}
          onClose={close}
          onImport={(words, rest) => void importWords(words, rest)}
        />
      )}
      {open === 'make' && missing.length > 0 && (
        <MakeWordsDialog
          words={missing}
          pasted={pasted}
          locale={locale}
          folder={folderOf(id)}
          common={common}
          onClose={close}
          onMade={async () => {
            close();
            await refresh();
          }}
        />
      )}
      {open === 'other-meaning' && (
        <MakeWordsDialog
          words={[draft.words[chosen]?.word ?? '']}
          isOther
          pasted={new Map()}
          locale={locale}
          folder={folderOf(id)}
          common={common}
          onClose={close}
          onMade={async ([wordId]) => {
            close();
            // Saved with the list, which then comes back with what the meaning has.
            if (wordId) setDraft(withMeaning(draft, chosen, wordId));
          }}
        />
      )}
      {open === 'anew' && (
        <AnewDialog
          listId={id}
          locale={locale}
          onClose={close}
          onRemade={async () => {
            close();
            await refresh();
          }}
        />
      )}
      {open === 'missing' && (
        <MissingDialog
          list={shownList}
          links={served.links}
          common={common}
          onClose={close}
          onFilled={(meanings, links) => {
            onMeanings(meanings, links);
            close();
          }}
        />
      )}
      {open === 'record' && (
        <RecordListDialog
          words={recordable}
          locale={locale}
          folder={folderOf(id)}
          onClose={close}
          onRecorded={(meanings, links) => {
            onMeanings(meanings, links);
            close();
          }}
        />
      )}
      {choosing !== null && (
        <MeaningsDialog
          word={draft.words[choosing]?.word ?? ''}
          locale={locale}
          current={draft.words[choosing]?.wordId ?? null}
          onClose={() => setChoosing(null)}
          onChoose={(wordId) => {
            setDraft(withMeaning(draft, choosing, wordId));
            setChoosing(null);
          }}
        />
      )}
    </EditingProvider>
  );
}
