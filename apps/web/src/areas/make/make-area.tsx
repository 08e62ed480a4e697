import { allows } from '@flink/contract/access/rules.ts';
import { SavedSign } from '@flink/ui/office/saving/saved-sign.tsx';
import { useQuery } from '@tanstack/react-query';
import { useLocation } from '@tanstack/react-router';
import { OfficeTexts } from '../../shared/office/office-texts.tsx';
import { SectionedFrame } from '../../shared/office/sectioned-frame.tsx';
import { holderOf, useSession } from '../../shared/session/session-store.ts';
import { hasUnsaved } from './editor/kept-here.ts';
import { editList } from './lists/make-data.ts';
import { openPublishRequests, PUBLISH_REQUESTS_ADDRESS } from './publishing/publish-data.ts';
import { myWordlists } from './wordlists/wordlists-data.ts';

const EDIT_LIST = '/flink-make/edit-activities';
const WORDLISTS = '/flink-make/wordlists';

/** Another author's list does not change while one looks; what one does oneself is told anew. */
const FRESH_MS = 60_000;

export default function MakeArea() {
  return (
    <OfficeTexts>
      <MakeFrame />
    </OfficeTexts>
  );
}

function MakeFrame() {
  const session = useSession();
  const { pathname } = useLocation();
  // An editor has the bar for itself.
  const showsBar = !pathname.startsWith(`${EDIT_LIST}/`);
  const hasLists = allows({ flinkMake: { wordlists: { view: true } } }, holderOf(session));
  const activities = useQuery({ ...editList, enabled: showsBar, staleTime: FRESH_MS });
  const wordlists = useQuery({ ...myWordlists, enabled: showsBar && hasLists, staleTime: FRESH_MS });
  const mayEdit = allows({ flinkMake: { activities: { edit: true } } }, holderOf(session));
  const requests = useQuery({ ...openPublishRequests, enabled: showsBar && mayEdit, staleTime: FRESH_MS });
  const isUnsaved = showsBar && session !== null && hasUnsaved(session.user._id);
  return (
    <SectionedFrame
      area="make"
      counts={{
        [EDIT_LIST]: activities.data?.data.length,
        [WORDLISTS]: wordlists.data?.data.length,
        [PUBLISH_REQUESTS_ADDRESS]: requests.data || undefined,
      }}
      saving={
        pathname === EDIT_LIST && (
          <SavedSign state={isUnsaved ? { kind: 'offline' } : { kind: 'saved', at: 0 }} />
        )
      }
    />
  );
}
