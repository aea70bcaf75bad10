/** Strings of the specification that at least one journey must have seen. */
export interface QuotedTexts {
  /** The section of the specification. */
  section: string
  /**
   * The path of the screen that must show the strings. Absent for toasts, because a toast may still be visible on the
   * next screen.
   */
  screen?: string
  /** Complete strings with exact spelling. A part in brackets stands for any text: `Submit [count] Homes`. */
  texts: string[]
}

/** The strings of the toasts and the chat in sections 5 and 8 of the specification. */
export const quotedMessages: QuotedTexts[] = [
  {
    section: '8, authentication',
    texts: [
      'Error',
      'Please fill in all fields',
      'Sign In Failed',
      'Sign Up Failed',
      'Please try again',
      'Network Error',
      'Unable to connect to the server. Please try again later.',
      'Login Successful!',
      'Welcome to Home Pulse AI!',
      'Signed out successfully',
      'Error signing out',
    ],
  },
  {
    section: '5 and 8, portfolio',
    texts: [
      'Please fill in all address fields for property [n]',
      'Please enter a valid home age for property [n]',
      'Multifamily property [n] must have at least one unit',
      'Please provide at least one unit number for property [n]',
      'Submission Failed',
      'Please try again later',
      'CSV Upload Failed',
      'There was an issue with your CSV file upload. Please check the template and try again.',
      'No File Selected',
      'Please select a CSV file to upload',
      'Invalid File Type',
      'Please select a CSV file (.csv)',
      'File Too Large',
      'Please select a file smaller than 2MB',
      'Properties Submitted Successfully!',
      '[count] property(ies) have been added to your portfolio.',
      'CSV Upload Successful!',
      'Your properties have been imported successfully.',
    ],
  },
  {
    section: '5 and 8, dashboard',
    texts: [
      'Failed to load properties',
      'Network error while loading properties',
      'Failed to fetch addresses',
      'Error fetching addresses',
      'Failed to load tenant information',
      'Failed to update tenant information',
      'Tenant information updated successfully',
      'Network error while updating tenant',
      'Failed to add tenant',
      'Tenant added successfully',
      'Network error while adding tenant',
      'Failed to load management information',
      'Please enter a question',
      'Failed to get response from HomeBot',
      "I'm sorry, I'm having trouble processing your request right now. Please try again later.",
      'Network error while contacting HomeBot',
      "I received your question but couldn't generate a proper response.",
      'Property ID not available',
      'Failed to update forecasted date',
      'Forecasted date updated successfully',
      'Network error while updating forecasted date',
    ],
  },
  {
    section: '8, property detail',
    texts: [
      'Failed to load property details',
      'Failed to load structures',
      'Failed to load units',
      'Failed to load appliances',
      'Network error while loading property data',
      'Failed to update appliances',
      'Network error while updating appliances',
      'Appliances updated successfully',
      'Failed to update structures',
      'Network error while updating structures',
      'Structures updated successfully',
      'Failed to load notes',
      'Failed to prepare note upload',
      'Failed to add note',
      'Note added successfully',
      'Failed to prepare image upload',
      'No upload URL received',
      'Failed to upload image',
      'Image uploaded successfully',
      'Address not found',
      'Failed to geocode address',
      'Location found successfully',
    ],
  },
  {
    section: '8, account and payment',
    texts: [
      'Failed to load subscription information',
      'Network error while loading subscription information',
      'Failed to update profile',
      'Network error while updating profile',
      'Profile updated successfully',
      'User not found',
      'Failed to cancel subscription',
      'Network error while canceling subscription',
      'Subscription canceled successfully. Your subscription will end at the end of your current billing cycle.',
      'Payment confirmed! Redirecting to dashboard...',
      'Profile picture upload functionality coming soon',
    ],
  },
]
