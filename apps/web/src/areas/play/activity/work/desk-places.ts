import { CallFailed } from '@flink/contract/client/client.ts';
import { api } from '../../../../shared/api.ts';
import { newId } from '../../../../shared/new-id.ts';
import { isSettled } from '../../outbox/outbox.ts';
import { outboxOf } from '../../outbox/outbox-store.ts';
import { deviceFiles } from './device-files.ts';
import { failureCode, upload } from './send-files.ts';
import type { DeskPlaces } from './shell-desk.ts';

/** The device and the server, where the files of a work lie. */
export function deskPlaces(activityId: string, learnerIds: readonly string[]): DeskPlaces {
  const files = deviceFiles(learnerIds);
  const params = { activityId };
  return {
    device: {
      keep: (filename, file) => files.keep({ activityId, filename, file }),
      drop: (filename) => files.drop(activityId, filename),
      waiting: async () => (await files.waiting()).filter((file) => file.activityId === activityId),
    },
    list: async () => (await api('learnerActivityAssets', { params }).catch(() => ({ files: [] }))).files,
    upload: (filename, file) => upload({ activityId, filename, file }),
    async remove(filenames) {
      try {
        await api('deleteLearnerActivityAssets', { params, query: { filename: [...filenames] } });
      } catch (error) {
        if (error instanceof CallFailed && isSettled(error)) return;
        outboxOf(learnerIds).put({ kind: 'unfile', id: newId(), activityId, filenames });
      }
    },
    async copy(item) {
      try {
        return (await api('copyToLearnerActivity', { params, body: { items: [{ ...item }] } })).files;
      } catch (error) {
        if (!(error instanceof CallFailed)) throw error;
        return failureCode(error);
      }
    },
    show: (file) => URL.createObjectURL(file),
    hide: (address) => URL.revokeObjectURL(address),
  };
}
