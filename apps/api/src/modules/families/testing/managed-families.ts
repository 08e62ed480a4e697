import type { TestHouse } from '../../../testing/test-house.ts';
import type { TwoTenants } from '../../../testing/two-tenants.ts';
import type { VisitorName } from '../../../testing/who-sees-what.ts';

/** Families as those who manage them make and change them. */
export const managedFamilies = (house: TestHouse, world: TwoTenants) => {
  const tokenOf = (name: VisitorName) => world.visitor(name).token;
  const form = (more: Record<string, unknown> = {}) => ({
    name: 'Achieng',
    learningCenterId: world.a.center.id,
    productId: null,
    adminFirstname: 'Grace',
    adminLastname: 'Achieng',
    adminUsername: 'Grace.Achieng',
    email: 'Grace@Families.test',
    phone: null,
    ...more,
  });
  return {
    tokenOf,
    form,
    add: async (more: Record<string, unknown> = {}, as: VisitorName = 'LEARNING_CENTER_ADMIN') => {
      const reply = await house.ask('addFamily', { as: tokenOf(as), body: form(more) as never });
      return { statusCode: reply.statusCode, body: reply.json() };
    },
    adminOf: (familyId: string) =>
      house.db
        .selectFrom('family_members')
        .selectAll()
        .where('family_id', '=', familyId)
        .executeTakeFirstOrThrow(),
  };
};
