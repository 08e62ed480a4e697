import { RESOURCES } from '@flink/contract/resources/all.ts';
import { Button } from '@flink/ui/office/buttons/button.tsx';
import { useDialogs } from '@flink/ui/office/dialogs/dialogs.tsx';
import { Card } from '@flink/ui/office/page/card.tsx';
import { useToasts } from '@flink/ui/office/toasts/toasts.tsx';
import { useTexts } from '@flink/ui/texts/texts.tsx';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { officeApi } from '../../../../shared/office/office-api.ts';
import type { ManagedRow } from '../../resource/resource-api.ts';
import { useManaged } from '../../resource/use-managed.ts';
import classes from './families.module.css';
import { FamilyStatus } from './family-status.tsx';

/** Whether a family may sign in. Blocked, it frees its plan; let in again, it needs one (spec 3 §5.5). */
export function FamilyBlock({ family }: { readonly family: ManagedRow }) {
  const { t } = useTexts();
  const dialogs = useDialogs();
  const toasts = useToasts();
  const queries = useQueryClient();
  const managed = useManaged(RESOURCES.families);
  const [blocked, setBlocked] = useState(family.status === 'blocked');
  const [sending, setSending] = useState(false);
  const name = String(family.name);

  const turn = async () => {
    setSending(true);
    try {
      const { data } = await officeApi('blockFamily', {
        params: { id: family._id },
        body: { blocked: !blocked },
      });
      setBlocked(data.blocked);
      toasts.show({
        message: data.blocked ? t('families.nowBlocked', { name }) : t('families.nowActive', { name }),
      });
      await queries.invalidateQueries({ queryKey: ['table', 'families'] });
    } catch (error) {
      await dialogs.error({ message: (error as Error).message });
    } finally {
      setSending(false);
    }
  };

  return (
    <Card title={managed.label('status')}>
      <div className={classes.stack}>
        <FamilyStatus blocked={blocked} />
        <p className={classes.hint}>{t('families.blockHint')}</p>
        {managed.may('edit') && (
          <Button icon={blocked ? 'check' : 'ban'} loading={sending} onClick={() => void turn()}>
            {blocked ? t('families.unblock') : t('families.block')}
          </Button>
        )}
      </div>
    </Card>
  );
}
