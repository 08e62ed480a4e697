import { hasHomeInAccount } from '../../shared/homes/lands-in-account.ts';
import { RoleHomePage } from '../../shared/homes/role-home.tsx';
import { OfficeHome } from '../../shared/office/office-home.tsx';
import { useSession } from '../../shared/session/session-store.ts';

/** The home of those who land in Admin; for all others the sections that they may open. */
export default function AdminHome() {
  return hasHomeInAccount(useSession()) ? <RoleHomePage /> : <OfficeHome />;
}
