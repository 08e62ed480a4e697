import { z } from 'zod';
import { OPEN } from '../access/rules.ts';
import { defineCall } from '../call.ts';

export const runningCalls = {
  health: defineCall({
    method: 'GET',
    path: '/api/health',
    summary: 'The process lives',
    access: OPEN,
    reply: z.object({ status: z.literal('ok'), version: z.string(), uptimeSeconds: z.number() }),
  }),
  ready: defineCall({
    method: 'GET',
    path: '/api/ready',
    summary: 'Database and files answer',
    access: OPEN,
    reply: z.object({ status: z.literal('ok'), database: z.literal('ok'), files: z.literal('ok') }),
    errors: ['server.unavailable'],
  }),
  metrics: defineCall({
    method: 'GET',
    path: '/api/metrics',
    summary: 'Prometheus metrics, for SUPER or the metrics token',
    access: 'metrics',
    reply: { raw: 'text/plain; version=0.0.4; charset=utf-8' },
  }),
};
