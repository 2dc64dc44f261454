/** Where one training is looked at and evaluated. */
export const trainingPath = '/people/training-detail/index'
