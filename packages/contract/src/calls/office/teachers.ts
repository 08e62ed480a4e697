import { z } from 'zod';
import { defineCall } from '../../call.ts';
import { id, sent } from '../../entities/shape.ts';

/** As many as a center can have; one that has more finds a family by its name first. */
const MOST_ASSIGNED = 2_000;

const family = z.object({ _id: id, name: z.string(), members: z.array(z.string()) });

const families = z.object({ success: z.literal(true), data: z.array(family) });

/** A teacher who names none asks for the own. */
const ofTeacher = sent({ teacherId: id.optional() });

/** Staff above a teacher, and the teacher for the own; whose rows these are is the scope's matter. */
const STAFF_AND_TEACHERS = [
  'SUPER',
  'MASTER_ADMIN',
  'MASTER_ORGANIZATION_ADMIN',
  'REGION_ADMIN',
  'LEARNING_CENTER_ADMIN',
  'TEACHER',
] as const;

/** Spec 3 §7.3 and §7.6, teachers. */
export const teachersCalls = {
  deleteTeacher: defineCall({
    method: 'DELETE',
    path: '/api/admin/teachers/{id}',
    summary: 'Deletes a teacher',
    access: { admin: { teachers: { delete: true } } },
    tenant: { 'params.id': 'teacher' },
    params: sent({ id }),
    reply: z.object({ success: z.literal(true) }),
    errors: ['notFound', 'rows.inUse'],
  }),
  assignedFamilies: defineCall({
    method: 'GET',
    path: '/api/teachers/get-assigned-families',
    summary: 'Families that are assigned to a teacher',
    access: STAFF_AND_TEACHERS,
    tenant: { 'query.teacherId': 'teacher' },
    query: ofTeacher,
    reply: families,
    errors: ['notFound'],
  }),
  familiesInLearningCenter: defineCall({
    method: 'GET',
    path: '/api/teachers/get-families-in-learning-center',
    summary: 'Families that can be assigned to the teachers of a learning center',
    access: { admin: { teachers: { view: true } } },
    tenant: { 'query.learningCenterId': 'learningCenter' },
    query: sent({ learningCenterId: id }),
    reply: families,
    errors: ['notFound'],
  }),
  teacherProducts: defineCall({
    method: 'GET',
    path: '/api/teachers/available-products',
    summary: 'Products that are available to a teacher',
    access: { flinkAdmin: { products: { view: true } } },
    tenant: { 'query.teacherId': 'teacher' },
    query: ofTeacher,
    reply: z.object({
      success: z.literal(true),
      data: z.array(z.object({ _id: id, name: z.string() })),
    }),
    errors: ['notFound'],
  }),
  assignFamilies: defineCall({
    method: 'PUT',
    path: '/api/teachers/update-families-assignments-to-teacher',
    summary: 'Says which families of the own center a teacher has, unless somebody else has said it since',
    access: { flinkAdmin: { families: { assign: true } } },
    tenant: { 'body.teacherId': 'teacher', 'body.families': 'family', 'body.before': 'family' },
    bodyLimit: 200_000,
    body: sent({
      teacherId: id,
      families: z.array(id).max(MOST_ASSIGNED),
      /** What the teacher had when it was read. */
      before: z.array(id).max(MOST_ASSIGNED),
    }),
    reply: families,
    errors: ['notFound', 'request.invalid', 'conflict'],
  }),
};
