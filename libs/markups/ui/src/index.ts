export { WhyThisPrice } from './WhyThisPrice';
export { WhyThisPriceButton } from './WhyThisPriceButton';
