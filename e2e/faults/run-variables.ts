/** Names the state of the sources to the reporter of a run. */
export const sourcesVariable = 'ETALON_FAULTS_SOURCES'
/** Names the run to its reporter. */
export const runVariable = 'ETALON_FAULTS_RUN'
