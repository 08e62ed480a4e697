import { SoundButton } from '@flink/make-kit/media/sound-button.tsx';
import { Button } from '@flink/ui/office/buttons/button.tsx';
import { Dialog } from '@flink/ui/office/dialogs/dialog.tsx';
import { Icon } from '@flink/ui/office/icons/icon.tsx';
import { EmptyState } from '@flink/ui/office/states/empty-state.tsx';
import { SkeletonRows } from '@flink/ui/office/states/skeleton.tsx';
import { inLanguage } from '@flink/ui/texts/language.tsx';
import { useTexts } from '@flink/ui/texts/texts.tsx';
import { useQuery } from '@tanstack/react-query';
import { officeApi } from '../../../../shared/office/office-api.ts';
import classes from '../dialogs.module.css';

interface MeaningsDialogProps {
  readonly word: string;
  readonly locale: string;
  readonly current: string | null;
  readonly onClose: () => void;
  readonly onChoose: (wordId: string) => void;
}

/** One spelling, several meanings: each with its picture and sound to choose by. */
export function MeaningsDialog({ word, locale, current, onClose, onChoose }: MeaningsDialogProps) {
  const { t } = useTexts();
  const found = useQuery({
    queryKey: ['make', 'meanings', locale, word],
    queryFn: ({ signal }) =>
      officeApi('wordsByNamesAndLocale', { body: { words: [word], locale } }, { signal }),
    retry: false,
  });
  return (
    <Dialog
      opened
      width="decide"
      closeButton
      title={t('make.wordlists.whichMeaning', { word })}
      onClose={onClose}
    >
      {found.data ? (
        <ul className={classes.meanings}>
          {found.data.data.map((meaning) => (
            <li key={meaning._id} data-current={meaning._id === current ? '' : undefined}>
              <span className={classes.picture}>
                {meaning.wordImage === null ? (
                  <Icon name="photo-off" size={20} />
                ) : (
                  <img src={found.data.links[meaning.wordImage] ?? meaning.wordImage} alt="" />
                )}
              </span>
              <span className={classes.meaning} {...inLanguage(locale)}>
                <b>{meaning.word}</b>
                <span>{meaning.definition ?? meaning.sentence ?? t('make.wordlists.noDefinition')}</span>
                <small>
                  {Object.values(meaning.otherLocales)
                    .map((other) => other.word)
                    .join(' · ')}
                </small>
              </span>
              {meaning.wordAudio !== null && (
                <SoundButton
                  url={found.data.links[meaning.wordAudio] ?? meaning.wordAudio}
                  name={meaning.word}
                />
              )}
              <Button
                variant={meaning._id === current ? 'soft' : 'line'}
                onClick={() => onChoose(meaning._id)}
              >
                {meaning._id === current ? t('make.wordlists.thisOne') : t('make.wordlists.take')}
              </Button>
            </li>
          ))}
        </ul>
      ) : found.error ? (
        <EmptyState
          state={{ kind: 'error', title: found.error.message, onRetry: () => void found.refetch() }}
        />
      ) : (
        <SkeletonRows rows={2} />
      )}
    </Dialog>
  );
}
