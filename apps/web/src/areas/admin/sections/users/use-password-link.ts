import { useDialogs } from '@flink/ui/office/dialogs/dialogs.tsx';
import { useToasts } from '@flink/ui/office/toasts/toasts.tsx';
import { useTexts } from '@flink/ui/texts/texts.tsx';
import { useState } from 'react';
import { officeApi } from '../../../../shared/office/office-api.ts';
import type { ManagedRow } from '../../resource/resource-api.ts';

/** For who has forgotten the password: a mail with the way to a new one, which nobody here ever sees. */
export function usePasswordLink() {
  const { t } = useTexts();
  const dialogs = useDialogs();
  const toasts = useToasts();
  const [sending, setSending] = useState(false);
  const send = async (row: ManagedRow) => {
    setSending(true);
    try {
      await officeApi('userForgotPassword', { params: { id: row._id } });
      toasts.show({ message: t('users.linkSent', { email: String(row.email) }) });
    } catch (error) {
      await dialogs.error({ message: (error as Error).message });
    } finally {
      setSending(false);
    }
  };
  return { sending, send };
}
