import { RoundButton } from '@flink/ui/play/buttons/round-button.tsx';
import { PasswordField } from '@flink/ui/play/fields/password-field.tsx';
import { RadioGroup } from '@flink/ui/play/fields/radio-group.tsx';
import { TextField } from '@flink/ui/play/fields/text-field.tsx';
import { useTexts } from '@flink/ui/texts/texts.tsx';
import type { MemberDraft, MemberField } from './family-draft.ts';
import styles from './family-form.module.css';
import { memberTitle } from './member-title.ts';

export interface MemberFieldsProps {
  readonly member: MemberDraft;
  /** In the family; the first is the family admin. */
  readonly place: number;
  /** By field: `members.1.username`. */
  readonly errors: Readonly<Record<string, string>>;
  readonly onChange: (part: Partial<MemberDraft>) => void;
  /** Of a new member the first; of a child a new one, if wanted. Adults set their own. */
  readonly hasPassword: boolean;
  /** Only who is not saved yet can be taken out. */
  readonly onRemove?: (() => void) | undefined;
}

export const memberFieldId = (field: string): string => `family-${field.replaceAll('.', '-')}`;

const YOB_DIGITS = 6;

export function MemberFields({ member, place, errors, hasPassword, onChange, onRemove }: MemberFieldsProps) {
  const { t } = useTexts();

  const field = (name: MemberField, label: string) => {
    const path = `members.${place}.${name}`;
    return {
      id: memberFieldId(path),
      name: path,
      label,
      value: member[name],
      error: errors[path],
      autoComplete: name === 'password' ? 'new-password' : 'off',
      onChange: ({ target }: { readonly target: { readonly value: string } }) =>
        onChange({ [name]: target.value }),
    };
  };

  const isNew = member._id === undefined;
  const typeError = errors[`members.${place}.type`];
  return (
    <fieldset className={styles.member}>
      <legend>{memberTitle(t, place)}</legend>
      {onRemove && (
        <RoundButton
          icon="close"
          label={t('settings.family.remove', { number: place })}
          className={styles.remove}
          onClick={onRemove}
        />
      )}
      <TextField {...field('firstname', t('settings.family.firstName'))} autoFocus={isNew} />
      <TextField {...field('lastname', t('settings.family.lastName'))} />
      <TextField
        {...field('username', t('settings.family.username'))}
        autoCapitalize="none"
        spellCheck={false}
      />
      <TextField {...field('yob', t('settings.family.yob'))} inputMode="numeric" maxLength={YOB_DIGITS} />
      {hasPassword && (
        <PasswordField
          {...field('password', isNew ? t('settings.family.password') : t('settings.family.newPassword'))}
          {...(isNew ? {} : { hint: t('settings.family.newPasswordHint') })}
        />
      )}
      {place > 0 && (
        <div className={styles.type}>
          <RadioGroup
            label={t('settings.family.type')}
            choices={[
              { value: 'child', label: t('settings.family.child') },
              { value: 'adult', label: t('settings.family.adult') },
            ]}
            value={member.type}
            onChange={(type) => onChange({ type: type === 'adult' ? 'adult' : 'child' })}
          />
          {typeError && (
            <p
              id={memberFieldId(`members.${place}.type`)}
              role="alert"
              tabIndex={-1}
              className={styles.failed}
            >
              {typeError}
            </p>
          )}
        </div>
      )}
    </fieldset>
  );
}
