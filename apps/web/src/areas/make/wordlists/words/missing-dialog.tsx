import { CallFailed } from '@flink/contract/client/client.ts';
import { speechAddress } from '@flink/contract/client/speech-address.ts';
import type { Wordlist, WordMeaning } from '@flink/contract/entities/wordlists.ts';
import { Button } from '@flink/ui/office/buttons/button.tsx';
import { Dialog } from '@flink/ui/office/dialogs/dialog.tsx';
import { Icon } from '@flink/ui/office/icons/icon.tsx';
import { inLanguage } from '@flink/ui/texts/language.tsx';
import { useTexts } from '@flink/ui/texts/texts.tsx';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { officeApi } from '../../../../shared/office/office-api.ts';
import type { MakeCommon } from '../../lists/make-data.ts';
import classes from '../dialogs.module.css';
import { type Asset, lacksOfList } from './what-is-missing.ts';

interface MissingDialogProps {
  readonly list: Wordlist;
  readonly links: Readonly<Record<string, string>>;
  readonly common: MakeCommon;
  readonly onClose: () => void;
  readonly onFilled: (meanings: readonly WordMeaning[], links: Readonly<Record<string, string>>) => void;
}

/** Which words lack what, in which language; pictures and sounds are given to all of them in one go. */
export function MissingDialog({ list, links, common, onClose, onFilled }: MissingDialogProps) {
  const { t } = useTexts();
  const { locale } = list;
  const others = common.locales.map(({ code }) => code).filter((code) => code !== locale);
  const all = lacksOfList(list, others);
  // What is missing in the own language first: that is what games of the list wait for.
  const lacks = [
    ...all.filter((one) => one.lacks.length > 0),
    ...all.filter((one) => one.lacks.length === 0),
  ];
  const speaks = common.locales.find(({ code }) => code === locale)?.speaks === true;
  const without = (asset: Asset) => lacks.filter((one) => one.lacks.includes(asset));
  const words = without('picture').map(({ word }) => word);
  const [unwanted, setUnwanted] = useState<ReadonlySet<string>>(new Set());
  const [refused, setRefused] = useState<string>();
  const [isSaving, setSaving] = useState(false);
  const offered = useQuery({
    queryKey: ['make', 'suggested', locale, words],
    queryFn: ({ signal }) => officeApi('suggestWords', { body: { words, locale } }, { signal }),
    enabled: words.length > 0,
    retry: false,
  });
  const offeredFor = (word: string) =>
    offered.data?.data.find((one) => one.word === word)?.pictures[0]?.key ?? null;
  const changes = lacks.flatMap(({ word, meaning, lacks: own }) => {
    const picture = own.includes('picture') && !unwanted.has(meaning._id) ? offeredFor(word) : null;
    const isSpoken = own.includes('sound') && speaks;
    if (picture === null && !isSpoken) return [];
    return {
      _id: meaning._id,
      ...(picture === null ? {} : { wordImage: picture }),
      ...(isSpoken ? { wordAudio: speechAddress(locale, meaning.pronunciation ?? meaning.word) } : {}),
    };
  });
  const fill = async () => {
    if (changes.length === 0 || isSaving) return;
    setSaving(true);
    try {
      const filled = await officeApi('changeWords', { body: { locale, words: changes } });
      onFilled(filled.data, filled.links);
    } catch (error) {
      setRefused(error instanceof CallFailed ? error.message : String(error));
      setSaving(false);
    }
  };
  const mark = (isMissing: boolean) => (
    <span className={isMissing ? classes.missing : classes.there}>
      <Icon name={isMissing ? 'alert-triangle' : 'check'} size={16} />
      <span className={classes.mark}>
        {isMissing ? t('make.wordlists.missing') : t('make.wordlists.there')}
      </span>
    </span>
  );
  const assetWords = {
    word: t('make.complete.notSaid'),
    picture: t('make.wordlists.picture'),
    sound: t('make.wordlists.sound'),
    sentence: t('make.wordlists.sentence'),
  };
  return (
    <Dialog
      opened
      width="choose"
      closeButton
      title={t('make.wordlists.lacking', { count: lacks.filter((one) => one.lacks.length > 0).length })}
      lead={t('make.wordlists.missingLead')}
      onClose={onClose}
      onConfirm={() => void fill()}
      footNote={refused && <span role="alert">{refused}</span>}
      foot={
        <>
          <Button onClick={onClose}>{t('office.dialog.cancel')}</Button>
          <Button
            variant="primary"
            icon="sparkles"
            disabled={changes.length === 0}
            loading={isSaving || (words.length > 0 && offered.isPending)}
            onClick={() => void fill()}
          >
            {t('make.wordlists.fill', { count: changes.length })}
          </Button>
        </>
      }
    >
      <div className={classes.scroll}>
        <table className={classes.table}>
          <thead>
            <tr>
              <th scope="col">{t('make.wordlists.wordColumn')}</th>
              <th scope="col">{t('make.wordlists.picture')}</th>
              <th scope="col">{t('make.wordlists.sound')}</th>
              <th scope="col">{t('make.wordlists.sentence')}</th>
              <th scope="col">{t('make.wordlists.otherLanguages')}</th>
            </tr>
          </thead>
          <tbody>
            {lacks.map(({ word, meaning, lacks: own, elsewhere }) => {
              const picture = own.includes('picture') ? offeredFor(word) : null;
              return (
                <tr key={meaning._id}>
                  <th scope="row" {...inLanguage(locale)}>
                    <span className={classes.mini}>
                      {meaning.wordImage !== null && (
                        <img src={links[meaning.wordImage] ?? meaning.wordImage} alt="" />
                      )}
                      {word}
                    </span>
                  </th>
                  <td>
                    {picture === null ? (
                      mark(own.includes('picture'))
                    ) : (
                      <label className={classes.offer}>
                        <input
                          type="checkbox"
                          checked={!unwanted.has(meaning._id)}
                          onChange={() => {
                            const next = new Set(unwanted);
                            if (!next.delete(meaning._id)) next.add(meaning._id);
                            setUnwanted(next);
                          }}
                        />
                        <img src={offered.data?.links[picture] ?? picture} alt="" />
                        {t('make.wordlists.takeThis')}
                      </label>
                    )}
                  </td>
                  <td>{mark(own.includes('sound'))}</td>
                  <td>{mark(own.includes('sentence'))}</td>
                  <td className={classes.quiet}>
                    {Object.entries(elsewhere)
                      .map(
                        ([code, missing]) => `${code}: ${missing.map((one) => assetWords[one]).join(', ')}`,
                      )
                      .join(' · ')}
                  </td>
                </tr>
              );
            })}
          </tbody>
        </table>
      </div>
      {without('sound').length > 0 && (
        <p className={classes.note}>
          <Icon name="volume" size={16} />
          {speaks
            ? t('make.wordlists.voiceSpeaks', { count: without('sound').length })
            : t('make.wordlists.noVoice')}
        </p>
      )}
    </Dialog>
  );
}
