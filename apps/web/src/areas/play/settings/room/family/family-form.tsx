import { CallFailed } from '@flink/contract/client/client.ts';
import { Button } from '@flink/ui/play/buttons/button.tsx';
import { Checkbox } from '@flink/ui/play/fields/checkbox.tsx';
import { ErrorSummary } from '@flink/ui/play/fields/error-summary.tsx';
import { Form } from '@flink/ui/play/fields/form.tsx';
import { TextField } from '@flink/ui/play/fields/text-field.tsx';
import { useTexts } from '@flink/ui/texts/texts.tsx';
import { useEffect, useRef } from 'react';
import { BackFoot } from '../back-foot.tsx';
import { filled, isFamilyChanged, type MemberDraft, newMember, withConsent } from './family-draft.ts';
import styles from './family-form.module.css';
import { familyIssues } from './family-issues.ts';
import type { FamilyViewProps } from './family-view.tsx';
import { MemberFields, memberFieldId } from './member-fields.tsx';
import { useFamilyDraft } from './use-family-draft.ts';

const PHONE_ID = 'family-phone';

const idOf = (field: string): string => (field === 'phone' ? PHONE_ID : memberFieldId(field));

/** Spec 1 §5, family form. Errors stand beside the fields, the server's too. */
export function FamilyForm({ data, onChanged, onData, onBack }: FamilyViewProps) {
  const { family } = data;
  const { t } = useTexts();
  const rows = useRef(0);
  const addButton = useRef<HTMLButtonElement>(null);
  const { values, errors, failure, sending, change, submit } = useFamilyDraft(family);

  const changed = isFamilyChanged(family, values);
  useEffect(() => {
    onChanged(changed);
  }, [changed, onChanged]);

  const changeMember = (place: number, part: Partial<MemberDraft>) =>
    change(
      { members: values.members.map((member, index) => (index === place ? { ...member, ...part } : member)) },
      [`members.${place}`],
    );
  const add = () => {
    rows.current += 1;
    change({ members: [...values.members, newMember(`new-${rows.current}`)] }, []);
  };

  const remove = (row: string) => {
    change({ members: values.members.filter((member) => member.row !== row) });
    // The button that had the focus goes with its member; a full family has no button to add one before that.
    requestAnimationFrame(() => addButton.current?.focus());
  };

  const children = new Set(family.familyMembers.filter(({ type }) => type === 'child').map(({ _id }) => _id));
  const room = family.memberSlots - values.members.length;
  return (
    <Form
      className={styles.form}
      busy={sending}
      // The server names a member by place: slots that are not sent must not shift the others.
      onSubmit={(event) => submit(event, filled(values))}
    >
      <ErrorSummary
        issues={familyIssues(t, values, errors).map(({ field, text }) => ({ fieldId: idOf(field), text }))}
      />
      {values.members.map((member, place) => (
        <MemberFields
          key={member.row}
          member={member}
          place={place}
          errors={errors}
          hasPassword={member._id === undefined || children.has(member._id)}
          onChange={(part) => changeMember(place, part)}
          onRemove={member._id === undefined ? () => remove(member.row) : undefined}
        />
      ))}
      {room > 0 && (
        <div className={styles.room}>
          <Button ref={addButton} icon="plus" onClick={add}>
            {t('settings.family.add')}
          </Button>
          <span>{t('settings.family.room', { count: room })}</span>
        </div>
      )}
      <div className={styles.contact}>
        <Checkbox
          label={t('settings.family.agreeTexts')}
          checked={values.agreeReceiveTextMessages}
          onChange={({ target }) => change(withConsent(values, family.phone, target.checked), ['phone'])}
        />
        <TextField
          id={PHONE_ID}
          label={t('settings.family.phone')}
          value={values.phone}
          error={errors.phone}
          type="tel"
          autoComplete="tel"
          // A known phone stays; a family without one gives it with the consent.
          disabled={family.phone !== null || !values.agreeReceiveTextMessages}
          onChange={({ target }) => change({ phone: target.value })}
        />
        <TextField label={t('settings.family.location')} value={family.location ?? ''} disabled />
      </div>
      <Checkbox
        label={t('settings.family.listedAtSignIn')}
        checked={values.listedAtSignIn}
        onChange={({ target }) => change({ listedAtSignIn: target.checked })}
      />
      {failure && (
        <p className={styles.failed} role="alert">
          {failure instanceof CallFailed && failure.code === 'families.noRoom'
            ? failure.message
            : t('error.families.saveFailed')}
        </p>
      )}
      <BackFoot onBack={onBack}>
        <Button icon="lock" onClick={onData}>
          {t('personalData.title')}
        </Button>
        <Button
          variant="go"
          type="submit"
          icon={failure ? 'retry' : undefined}
          disabled={!changed}
          busy={sending}
        >
          {failure ? t('settings.saveAgain') : t('settings.save')}
        </Button>
      </BackFoot>
    </Form>
  );
}
