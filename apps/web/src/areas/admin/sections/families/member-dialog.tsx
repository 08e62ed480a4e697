import type { ReplyOf } from '@flink/contract/call.ts';
import type { Calls } from '@flink/contract/calls/index.ts';
import { familyFormErrors } from '@flink/contract/rules/people/family-form.ts';
import { Button } from '@flink/ui/office/buttons/button.tsx';
import { Dialog } from '@flink/ui/office/dialogs/dialog.tsx';
import { PasswordField } from '@flink/ui/office/fields/password-field.tsx';
import { SegmentedField } from '@flink/ui/office/fields/segmented-field.tsx';
import { SwitchField } from '@flink/ui/office/fields/switch-field.tsx';
import { TextField } from '@flink/ui/office/fields/text-field.tsx';
import { useToasts } from '@flink/ui/office/toasts/toasts.tsx';
import { useTexts } from '@flink/ui/texts/texts.tsx';
import { useId } from 'react';
import { accountApi } from '../../../../shared/account/account-api.ts';
import { saidOf } from '../../../../shared/form/said-of.ts';
import { useDraft } from '../../../../shared/form/use-draft.ts';
import classes from './families.module.css';

export type ManagedMember = ReplyOf<Calls['familyMembersByFamily']>['data'][number];

interface MemberDraft {
  readonly firstname: string;
  readonly lastname: string;
  readonly username: string;
  readonly yob: string;
  readonly type: 'adult' | 'child';
  readonly password: string;
  readonly active: boolean;
}

const draftOf = (member: ManagedMember | null): MemberDraft => ({
  firstname: member?.firstname ?? '',
  lastname: member?.lastname ?? '',
  username: member?.username ?? '',
  yob: member?.yob ? String(member.yob) : '',
  type: member?.type ?? 'child',
  password: '',
  active: !member?.blocked,
});

interface MemberDialogProps {
  readonly familyId: string;
  /** Null for a new one. */
  readonly member: ManagedMember | null;
  /** Above the center nobody changes who counts as a child. */
  readonly mayChangeType: boolean;
  readonly onSaved: () => unknown;
  readonly onClose: () => void;
}

/** One member of a family, by the rules of the family's own form (spec 1 §5). The call leaves the others as they are. */
export function MemberDialog({ familyId, member, mayChangeType, onSaved, onClose }: MemberDialogProps) {
  const { t } = useTexts();
  const toasts = useToasts();
  const form = useId();
  const bodyOf = ({ active, ...fields }: MemberDraft) => ({
    ...fields,
    ...(member ? { _id: member._id, blocked: !active } : {}),
  });
  const initial = draftOf(member);
  const { values, errors, failure, sending, changedFields, change, submit } = useDraft({
    initial,
    check: (draft) =>
      saidOf(
        t,
        familyFormErrors({ agreeReceiveTextMessages: false, phone: '', members: [bodyOf(draft)] }, null),
      ),
    send: (draft) => accountApi('editFamily', { body: { _id: familyId, members: [bodyOf(draft)] } }),
    onSaved: async (_reply, { firstname }) => {
      toasts.show({ message: t('families.memberSaved', { name: firstname.trim() }) });
      onClose();
      await onSaved();
    },
  });
  const field = (name: 'firstname' | 'lastname' | 'username' | 'yob' | 'password') => {
    const error = errors[`members.0.${name}`];
    return {
      value: values[name],
      onChange: (value: string) => change({ [name]: value }, [`members.0.${name}`]),
      ...(error ? { error } : {}),
    };
  };
  const typeError = errors['members.0.type'];
  const name = member ? `${member.firstname} ${member.lastname}` : '';

  return (
    <Dialog
      opened
      closeButton
      width="decide"
      title={member ? t('families.editMemberNamed', { name }) : t('families.addMember')}
      onClose={onClose}
      onConfirm={() => submit()}
      foot={
        <>
          <Button onClick={onClose}>{t('families.cancel')}</Button>
          <Button
            variant="primary"
            type="submit"
            form={form}
            loading={sending}
            disabled={changedFields.length === 0}
          >
            {t('families.saveMember')}
          </Button>
        </>
      }
    >
      <form id={form} className={classes.question} onSubmit={submit} noValidate>
        <TextField label={t('families.firstName')} autoComplete="off" required {...field('firstname')} />
        <TextField label={t('families.lastName')} autoComplete="off" required {...field('lastname')} />
        <TextField
          label={t('families.username')}
          hint={t('families.usernameHint')}
          autoComplete="off"
          required
          {...field('username')}
        />
        {!member && (
          <PasswordField
            label={t('families.password')}
            autoComplete="new-password"
            required
            {...field('password')}
          />
        )}
        <TextField
          label={t('families.yob')}
          hint={t('families.yobHint')}
          autoComplete="off"
          {...field('yob')}
        />
        <SegmentedField
          label={t('families.memberType')}
          value={values.type}
          onChange={(type) => change({ type }, ['members.0.type'])}
          options={[
            { value: 'child', label: t('families.child') },
            { value: 'adult', label: t('families.adult') },
          ]}
          disabled={!mayChangeType}
          {...(typeError ? { error: typeError } : {})}
        />
        {member && (
          <SwitchField
            label={t('families.memberActive')}
            hint={t('families.memberActiveHint')}
            checked={values.active}
            onChange={(active) => change({ active })}
          />
        )}
        {failure && (
          <p role="alert" className={classes.failed}>
            {failure.message}
          </p>
        )}
      </form>
    </Dialog>
  );
}
