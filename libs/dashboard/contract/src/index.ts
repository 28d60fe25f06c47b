export { statisticsPath } from './paths';
export { statisticsSchema, type Statistics } from './statistics';
