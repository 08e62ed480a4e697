import { SelectField } from '@flink/ui/office/fields/select-field.tsx';
import { SwitchField } from '@flink/ui/office/fields/switch-field.tsx';
import { useTexts } from '@flink/ui/texts/texts.tsx';
import { useEditing, useValueAt } from '../editing.tsx';
import { ControlFrame } from '../fields/control-frame.tsx';
import { PictureField } from '../media/picture/picture-field.tsx';
import classes from './activity-picture.module.css';

const PICTURE = ['activityImage'] as const;
const OPEN = ['gameData', 'activityImageDefaultOpen'] as const;
const SIZE = ['gameData', 'activityImageSize'] as const;

/** Spec 3 §3: a picture that goes with the whole activity, how large it is, and whether it opens by itself. */
export function ActivityPicture() {
  const { locale, change, changeAll } = useEditing();
  const { t } = useTexts();
  const held = useValueAt(PICTURE);
  const isOpened = useValueAt(OPEN) === true;
  const file = typeof held === 'string' && held !== '' ? held : undefined;
  const size = useValueAt(SIZE) === 'small' ? 'small' : 'large';
  return (
    <section className={classes.part} aria-label={t('make.activityPicture')}>
      <h2 className={classes.title}>{t('make.activityPicture')}</h2>
      <p className={classes.hint}>{t('make.activityPicture.hint')}</p>
      <ControlFrame place={PICTURE}>
        <PictureField
          label={t('make.activityPicture')}
          language={locale}
          place={PICTURE}
          value={file}
          onChange={(taken, at, beside) => changeAll([{ place: at, value: taken }, ...beside])}
        />
      </ControlFrame>
      {file !== undefined && (
        <>
          <ControlFrame place={OPEN}>
            <SwitchField
              label={t('make.activityPicture.open')}
              checked={isOpened}
              onChange={(isOpen) => change(OPEN, isOpen)}
            />
          </ControlFrame>
          <ControlFrame place={SIZE}>
            <SelectField
              label={t('make.activityPicture.size')}
              value={size}
              options={[
                { value: 'large', label: t('make.activityPicture.large') },
                { value: 'small', label: t('make.activityPicture.small') },
              ]}
              onChange={(chosen) => change(SIZE, chosen ?? 'large')}
            />
          </ControlFrame>
        </>
      )}
    </section>
  );
}
