/** What stands before a search, and while that is waited for: all that a dialog around it has to have room for. */
export const BAR_ALONE = '.searchbar:not(.thin),.starting'
