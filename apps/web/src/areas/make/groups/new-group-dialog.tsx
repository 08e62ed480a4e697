import { useTexts } from '@flink/ui/texts/texts.tsx';
import { useQueryClient } from '@tanstack/react-query';
import { officeApi } from '../../../shared/office/office-api.ts';
import { NewNamedDialog } from '../lists/new-named-dialog.tsx';
import type { GroupType } from './group-types.ts';

interface NewGroupDialogProps {
  readonly type: GroupType;
  readonly onClose: () => void;
  readonly onMade: (id: string) => void;
}

export function NewGroupDialog({ type, onClose, onMade }: NewGroupDialogProps) {
  const { t } = useTexts();
  const queries = useQueryClient();
  return (
    <NewNamedDialog
      title={t('make.groups.new')}
      onClose={onClose}
      onSave={async (name) => {
        const { data } = await officeApi('createGroup', { body: { type, name } });
        await queries.invalidateQueries({ queryKey: ['make', 'groups'] });
        onMade(data._id);
      }}
    />
  );
}
