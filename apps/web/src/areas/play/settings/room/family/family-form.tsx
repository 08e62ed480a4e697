import { CallFailed } from '@flink/contract/client/client.ts';
import { familyFormErrors } from '@flink/contract/rules/family-form.ts';
import { Button } from '@flink/ui/play/buttons/button.tsx';
import { Checkbox } from '@flink/ui/play/fields/checkbox.tsx';
import { ErrorSummary } from '@flink/ui/play/fields/error-summary.tsx';
import { Form } from '@flink/ui/play/fields/form.tsx';
import { TextField } from '@flink/ui/play/fields/text-field.tsx';
import { useTexts } from '@flink/ui/texts/texts.tsx';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { BackFoot } from '../back-foot.tsx';
import {
  type FamilyDraft,
  familyDraftOf,
  filled,
  isFamilyChanged,
  type MemberDraft,
  newMember,
  withConsent,
} from './family-draft.ts';
import styles from './family-form.module.css';
import { familyIssues } from './family-issues.ts';
import type { FamilyViewProps } from './family-view.tsx';
import { MemberFields, memberFieldId } from './member-fields.tsx';
import { useSaveFamily } from './use-save-family.ts';

const PHONE_ID = 'family-phone';

const idOf = (field: string): string => (field === 'phone' ? PHONE_ID : memberFieldId(field));

/** Spec 1 §5, family form. Errors stand beside the fields, the server's too. */
export function FamilyForm({ data, onChanged, onBack }: FamilyViewProps) {
  const { family } = data;
  const { t } = useTexts();
  const rows = useRef(0);
  const addButton = useRef<HTMLButtonElement>(null);
  const [draft, setDraft] = useState<FamilyDraft>(() => familyDraftOf(family));
  const [asked, setAsked] = useState(false);
  const save = useSaveFamily(family, (saved) => {
    setAsked(false);
    setDraft(familyDraftOf(saved));
  });

  const changed = isFamilyChanged(family, draft);
  useEffect(() => onChanged(changed), [changed, onChanged]);

  const refused = save.error instanceof CallFailed ? save.error.fields : {};
  const codes = familyFormErrors(draft, family.phone);
  const own = asked
    ? Object.fromEntries(Object.entries(codes).map(([field, code]) => [field, t(`error.${code}`)]))
    : {};
  const errors: Readonly<Record<string, string>> = { ...refused, ...own };
  const failed = save.isError && Object.keys(refused).length === 0;

  const change = (next: FamilyDraft) => {
    setDraft(next);
    if (save.isError) save.reset();
  };
  const changeMember = (place: number, part: Partial<MemberDraft>) =>
    change({
      ...draft,
      members: draft.members.map((member, index) => (index === place ? { ...member, ...part } : member)),
    });
  const add = () => {
    rows.current += 1;
    change({ ...draft, members: [...draft.members, newMember(`new-${rows.current}`)] });
  };

  const remove = (row: string) => {
    change({ ...draft, members: draft.members.filter((member) => member.row !== row) });
    // The button that had the focus goes with its member; a full family has no button to add one before that.
    requestAnimationFrame(() => addButton.current?.focus());
  };

  const submit = (event: FormEvent) => {
    event.preventDefault();
    setAsked(true);
    // The server names a member by place: slots that are not sent must not shift the others.
    const sent = filled(draft);
    setDraft(sent);
    if (Object.keys(familyFormErrors(sent, family.phone)).length === 0) save.mutate(sent);
  };

  const children = new Set(family.familyMembers.filter(({ type }) => type === 'child').map(({ _id }) => _id));
  const room = family.memberSlots - draft.members.length;
  return (
    <Form className={styles.form} busy={save.isPending} onSubmit={submit}>
      <ErrorSummary
        issues={familyIssues(t, draft, errors).map(({ field, text }) => ({ fieldId: idOf(field), text }))}
      />
      {draft.members.map((member, place) => (
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
          checked={draft.agreeReceiveTextMessages}
          onChange={({ target }) => change(withConsent(draft, family.phone, target.checked))}
        />
        <TextField
          id={PHONE_ID}
          label={t('settings.family.phone')}
          value={draft.phone}
          error={errors.phone}
          type="tel"
          autoComplete="tel"
          // A known phone stays; a family without one gives it with the consent.
          disabled={family.phone !== null || !draft.agreeReceiveTextMessages}
          onChange={({ target }) => change({ ...draft, phone: target.value })}
        />
        <TextField label={t('settings.family.location')} value={family.location ?? ''} disabled />
      </div>
      <Checkbox
        label={t('settings.family.listedAtSignIn')}
        checked={draft.listedAtSignIn}
        onChange={({ target }) => change({ ...draft, listedAtSignIn: target.checked })}
      />
      {failed && (
        <p className={styles.failed} role="alert">
          {save.error instanceof CallFailed && save.error.code === 'families.noRoom'
            ? save.error.message
            : t('error.families.saveFailed')}
        </p>
      )}
      <BackFoot onBack={onBack}>
        <Button
          variant="go"
          type="submit"
          icon={failed ? 'retry' : undefined}
          disabled={!changed}
          busy={save.isPending}
        >
          {failed ? t('settings.saveAgain') : t('settings.save')}
        </Button>
      </BackFoot>
    </Form>
  );
}
