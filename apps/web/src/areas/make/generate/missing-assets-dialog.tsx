import type { Preview } from '@flink/contract/entities/generation.ts';
import { Button } from '@flink/ui/office/buttons/button.tsx';
import { Dialog } from '@flink/ui/office/dialogs/dialog.tsx';
import { Icon } from '@flink/ui/office/icons/icon.tsx';
import { inLanguage } from '@flink/ui/texts/language.tsx';
import { useTexts } from '@flink/ui/texts/texts.tsx';
import tables from '../wordlists/dialogs.module.css';
import type { Missed, MissedWord } from './game-choice.ts';
import classes from './generate.module.css';
import { useGameWords } from './use-game-words.ts';

interface MissingAssetsDialogProps {
  readonly preview: Preview;
  readonly missed: readonly MissedWord[];
  /** How many games are to be made. */
  readonly count: number;
  readonly language: string;
  /** Words that the voice of the house can say. */
  readonly silent: number;
  readonly isSpeaking: boolean;
  readonly onSpeak: () => void;
  readonly onAdd: ((missed: Missed) => void) | undefined;
  readonly onClose: () => void;
  readonly onAnyway: () => void;
}

/** Spec 3 §5.2: what is missing is told before the group is made anyway; what can be given is given here. */
export function MissingAssetsDialog(props: MissingAssetsDialogProps) {
  const { preview, missed, count, language, silent, isSpeaking, onSpeak, onAdd, onClose, onAnyway } = props;
  const { t } = useTexts();
  const words = useGameWords();
  const [first] = missed;
  const mark = (isMissing: boolean) => (
    <span className={isMissing ? tables.missing : tables.there}>
      <Icon name={isMissing ? 'alert-triangle' : 'check'} size={16} />
      <span className={tables.mark}>
        {isMissing ? t('make.wordlists.missing') : t('make.wordlists.there')}
      </span>
    </span>
  );
  return (
    <Dialog
      opened
      width="decide"
      closeButton
      title={t('make.generate.missing', { count: missed.length })}
      lead={t('make.generate.anywayLead')}
      onClose={onClose}
      onConfirm={onAnyway}
      foot={
        <>
          <Button variant="quiet" onClick={onClose}>
            {t('office.dialog.cancel')}
          </Button>
          <Button onClick={onAnyway}>{t('make.generate.createAnyway')}</Button>
          {onAdd && first && (
            <Button variant="primary" data-autofocus onClick={() => onAdd(first)}>
              {t('make.generate.toFirstWord')}
            </Button>
          )}
        </>
      }
    >
      {preview.issues.map((issue) => (
        <p key={issue.code} className={classes.alert}>
          <Icon name="alert-triangle" />
          {words.said(issue)}
        </p>
      ))}
      <div className={tables.scroll}>
        <table className={tables.table}>
          <thead>
            <tr>
              <th scope="col">{t('make.wordlists.wordColumn')}</th>
              <th scope="col">{t('make.wordlists.picture')}</th>
              <th scope="col">{t('make.generate.wordAudio')}</th>
              <th scope="col">{t('make.generate.leavesOut')}</th>
            </tr>
          </thead>
          <tbody>
            {missed.map(({ word, picture, lacks, games }) => (
              <tr key={word}>
                <th scope="row" {...inLanguage(preview.locale)}>
                  <span className={tables.mini}>
                    {picture ? <img src={picture} alt="" /> : <Icon name="photo-off" size={20} />}
                    {word}
                  </span>
                </th>
                {lacks.includes('word') ? (
                  <td colSpan={2}>
                    <span className={tables.missing}>
                      <Icon name="alert-triangle" size={16} />
                      {words.missed({ asset: 'word' })}
                    </span>
                  </td>
                ) : (
                  <>
                    <td>{mark(lacks.includes('picture'))}</td>
                    <td>{mark(lacks.includes('audio'))}</td>
                  </>
                )}
                <td className={tables.quiet}>
                  {games.length === 1
                    ? games[0]
                    : t('make.generate.leftOutOf', { count: games.length, of: count })}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {silent > 0 && (
        <div className={classes.speak}>
          <div className={classes.grow}>
            <b>{t('make.generate.letSpeak')}</b>
            <p className={classes.small}>{t('make.generate.letSpeakHint', { count: silent, language })}</p>
          </div>
          <Button icon="volume" loading={isSpeaking} onClick={onSpeak}>
            {t('make.generate.makeAudio')}
          </Button>
        </div>
      )}
    </Dialog>
  );
}
