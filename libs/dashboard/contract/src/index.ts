export { statisticsPath } from './paths';
export { boundedStatistics, statisticsSchema, type BoundedStatistic, type Statistics } from './statistics';
