import { allows } from '@flink/contract/access/rules.ts';
import { RESOURCES } from '@flink/contract/resources/all.ts';
import { Button } from '@flink/ui/office/buttons/button.tsx';
import { Avatar } from '@flink/ui/office/marks/avatar.tsx';
import { StatePip } from '@flink/ui/office/marks/state-pip.tsx';
import { Card } from '@flink/ui/office/page/card.tsx';
import { EmptyState } from '@flink/ui/office/states/empty-state.tsx';
import { SkeletonRows } from '@flink/ui/office/states/skeleton.tsx';
import { useTexts } from '@flink/ui/texts/texts.tsx';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { officeApi } from '../../../../shared/office/office-api.ts';
import { holderOf, useSession } from '../../../../shared/session/session-store.ts';
import { useManaged } from '../../resource/use-managed.ts';
import { ViewAsButton } from '../../viewing/view-as-button.tsx';
import classes from './families.module.css';
import { type ManagedMember, MemberDialog } from './member-dialog.tsx';
import { type Member, NewPasswordDialog } from './new-password-dialog.tsx';

const MAY_EDIT_MEMBERS = { flinkAdmin: { families: { edit: true } } } as const;

/** Who is in a family: added, changed and blocked here; who forgot a password gets a new one. */
export function FamilyMembers({ familyId }: { readonly familyId: string }) {
  const { t } = useTexts();
  const session = useSession();
  // Above the center nobody gives passwords.
  const isHere =
    (session?.user.learningCenterId ?? null) !== null ||
    session?.userRole.alias === 'SUPER' ||
    session?.userRole.alias === 'MASTER_ADMIN';
  const mayEdit = allows(MAY_EDIT_MEMBERS, holderOf(session));
  const mayGivePasswords = useManaged(RESOURCES.families).may('edit') && isHere;
  const queries = useQueryClient();
  const [asked, setAsked] = useState<Member | null>(null);
  const [edited, setEdited] = useState<ManagedMember | 'new' | null>(null);
  const members = useQuery({
    queryKey: ['familyMembers', familyId],
    queryFn: () => officeApi('familyMembersByFamily', { params: { id: familyId } }),
    retry: false,
    staleTime: 0,
  });
  return (
    <Card
      title={t('families.members')}
      aside={
        mayEdit &&
        isHere && (
          <Button icon="plus" aria-haspopup="dialog" onClick={() => setEdited('new')}>
            {t('families.addMember')}
          </Button>
        )
      }
    >
      {members.isPending && <SkeletonRows rows={2} />}
      {members.error && <EmptyState state={{ kind: 'error', onRetry: () => members.refetch() }} />}
      <ul className={classes.members}>
        {members.data?.data.map((member) => {
          const name = `${member.firstname} ${member.lastname}`;
          const kind = member.type === 'adult' ? t('families.adult') : t('families.child');
          return (
            <li key={member._id} className={classes.member}>
              <Avatar name={name} />
              <span className={classes.who}>
                <strong>{name}</strong>
                <span className={classes.hint}>
                  {member.username} · {member.isAdmin ? t('families.admin') : kind}
                </span>
              </span>
              {member.blocked && <StatePip tone="warn">{t('families.memberBlocked')}</StatePip>}
              <ViewAsButton person={{ kind: 'learner', _id: member._id }} name={name} />
              {/* The family admin's names stand in the form above. */}
              {mayEdit && !member.isAdmin && (
                <Button
                  icon="pencil"
                  aria-haspopup="dialog"
                  aria-label={t('families.editMemberNamed', { name })}
                  onClick={() => setEdited(member)}
                >
                  {t('families.editMember')}
                </Button>
              )}
              {mayGivePasswords && (
                <Button
                  icon="key"
                  aria-haspopup="dialog"
                  aria-label={t('families.newPasswordFor', { name })}
                  onClick={() => setAsked(member)}
                >
                  {t('families.newPassword')}
                </Button>
              )}
            </li>
          );
        })}
      </ul>
      {edited && (
        <MemberDialog
          familyId={familyId}
          member={edited === 'new' ? null : edited}
          mayChangeType={isHere}
          onClose={() => setEdited(null)}
          onSaved={() =>
            Promise.all([members.refetch(), queries.invalidateQueries({ queryKey: ['table', 'families'] })])
          }
        />
      )}
      {asked && <NewPasswordDialog familyId={familyId} member={asked} onClose={() => setAsked(null)} />}
    </Card>
  );
}
